import type { CSSProperties } from 'react'
import { css } from 'styled-components'
import { mix } from '../../../domain/event/colour.ts'
import type { InvitationCard } from '../../../domain/event/invitation-card.ts'
import type { Third } from '../../../domain/media/cover-photo.ts'
import { inkOnPhoto } from '../../../domain/media/ink-on-photo.ts'

type Attributes = { 'data-photo'?: 'pale' | 'dark'; style?: CSSProperties }

/**
 * The attributes of a cover whose words lie on its photo: the ink's kind, and the veil's colour (`--veil`, the photo's
 * own, much paler or darker) with what each third needs of it (`--veil-top`, `--veil-top-large`, …, in per cent).
 * `thirds` are those that hold words and settle the ink; `also` are others that
 * a word may reach. None without a photo.
 */
export function wordsOnPhoto(
  { coverImageUrl, coverPhoto }: Pick<InvitationCard, 'coverImageUrl' | 'coverPhoto'>,
  thirds: readonly Third[],
  also: readonly Third[] = [],
): Attributes {
  if (!coverImageUrl) return {}
  const { ground, veil } = inkOnPhoto(coverPhoto, thirds)
  const colour = coverPhoto?.colour ?? '#101010'
  const style: Record<`--${string}`, string> = {
    '--veil': ground === 'pale' ? mix(colour, '#ffffff', 0.1) : mix(colour, '#000000', 0.14),
  }
  for (const third of [...thirds, ...also]) {
    style[`--veil-${third}`] = percent(veil.small[third])
    style[`--veil-${third}-large`] = percent(veil.large[third])
  }
  return { 'data-photo': ground, style }
}

const percent = (share: number) => `${Math.ceil(share * 100)}%`

/** The veil that words above it need, for a gradient's stop; `share` of it where it fades. */
export const veil = (place: Third | `${Third}-large`, share = 1) =>
  css`color-mix(in srgb, var(--veil) calc(var(--veil-${place}) * ${share}), transparent)`
