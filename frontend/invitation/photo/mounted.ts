import type { RuleSet } from 'styled-components'
import type { InvitationCard } from '../../../domain/event/invitation-card.ts'
import { type CoverShape, coverAddresses } from '../../../domain/media/cover-shapes.ts'

type Card = Pick<InvitationCard, 'coverImageUrl' | 'coverPhoto'>

/** The attributes of a cover that mounts its photo; `data-landscape` for a broad one. None without a photo. */
export function mounted(card: Card): { 'data-photo'?: 'mounted'; 'data-landscape'?: '' } {
  if (!card.coverImageUrl) return {}
  return { 'data-photo': 'mounted', ...(landscapeFocus(card) && { 'data-landscape': '' }) }
}

/** Of a cover's styles, those that only a mounted photo needs: no other guest has to wait for them. */
export const withPhoto =
  (styles: RuleSet<object>) =>
  ({ 'data-photo': photo }: { 'data-photo'?: 'mounted' }): RuleSet<object> | undefined =>
    photo && styles

/** Where the faces are in the photo's landscape, in shares of it; null when it is not cut to one. */
export const landscapeFocus = ({ coverPhoto }: Card): { x: number; y: number } | null =>
  coverPhoto?.landscapeFocus ?? null

/**
 * The shape in which a photo is mounted, and where its faces are then; `broad` where there is a broad box for it. Until
 * it was measured or cut, the tall one, cropped by the box.
 */
export function mountedShape(
  card: Card,
  broad: boolean,
): { shape: CoverShape; focus?: { x: number; y: number } } {
  const { coverImageUrl: url, coverPhoto } = card
  if (!coverPhoto || !url || !coverAddresses(url, 'plate')) return { shape: 'tall' }
  const landscape = broad ? landscapeFocus(card) : null
  return landscape ? { shape: 'landscape', focus: landscape } : { shape: 'plate', focus: coverPhoto.focus }
}
