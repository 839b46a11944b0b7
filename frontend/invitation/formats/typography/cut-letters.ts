import { mix, readable } from '../../../../domain/event/colour.ts'
import type { CoverPhoto } from '../../../../domain/media/cover-photo.ts'

/**
 * What keeps letters that are cut from a photo readable on white, whatever the photo: no part of it stays brighter than
 * `--cut`. A dark photo only loses its brightest parts; a pale one, which would be grey letters, is tinted as a whole in
 * the couple's colour and keeps its shades.
 */
export function cutLetters(photo: CoverPhoto | null): Record<`--${string}`, string> {
  if (!photo || photo.tones.bottom > 0.5) return { '--cut': 'var(--accent)', '--cut-mode': 'multiply' }
  return {
    '--cut': readable(mix(photo.colour, '#ffffff', 0.6), ['#ffffff'], 5.5),
    '--cut-mode': 'darken',
  }
}
