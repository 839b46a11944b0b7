import { mix, readable } from '../../../../domain/event/colour.ts'
import type { CoverPhoto } from '../../../../domain/media/cover-photo.ts'

/**
 * What keeps letters that are cut from a photo readable on white, whatever the photo: no part of it stays brighter than
 * `--cut`. A dark photo only loses its brightest parts, a pale one is tinted as a whole and keeps its shades.
 */
export function cutLetters(photo: CoverPhoto | null): Record<`--${string}`, string> {
  const colour = photo?.colour ?? '#808080'
  const isPale = !photo || photo.tones.bottom > 0.5
  return {
    '--cut': readable(mix(colour, '#ffffff', 0.6), ['#ffffff'], 3.4),
    '--cut-mode': isPale ? 'multiply' : 'darken',
  }
}
