import type { InvitationCard } from '../../../domain/event/invitation-card.ts'

type Card = Pick<InvitationCard, 'coverImageUrl' | 'coverPhoto'>

/** The attributes of a cover that mounts its photo; `data-landscape` for a broad one. None without a photo. */
export function mounted(card: Card): { 'data-photo'?: 'mounted'; 'data-landscape'?: '' } {
  if (!card.coverImageUrl) return {}
  return { 'data-photo': 'mounted', ...(landscapeFocus(card) && { 'data-landscape': '' }) }
}

/** Where the faces are in the photo's landscape, in shares of it; null when it is not cut to one. */
export const landscapeFocus = ({ coverPhoto }: Card): { x: number; y: number } | null =>
  coverPhoto?.landscapeFocus ?? null
