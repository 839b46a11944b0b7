import { mix, readable } from '../../../../domain/event/colour.ts'
import type { CoverPhoto } from '../../../../domain/media/cover-photo.ts'

/** The names' one ink beside a photo: a deep shade of the photo's own colour, as dark as print. */
export function photoInk(photo: CoverPhoto | null): Record<`--${string}`, string> {
  return photo ? { '--ink-of-photo': readable(mix(photo.colour, '#000000', 0.72), ['#ffffff'], 9) } : {}
}
