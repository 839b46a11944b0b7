import { createHmac } from 'node:crypto'
import type { Format } from '../../domain/event/formats.ts'
import { type GreetingKind, greetingKindKeys, greetingKinds } from '../../domain/party/greeting.ts'
import type { Trx } from '../platform/database.ts'
import type { CampaignContent, CardPictures } from './campaign.ts'

/** Increment it when a card's design changes: the next campaign's pictures are then drawn anew. */
const drawing = 11

/** What the picture of a card shows, besides its greeting. */
export type PicturedCard = {
  coupleNames: string
  eventDate: string
  timezone: string
  primaryColor: string
  secondaryColor: string
  invitationFormat: Format
  coverImageUrl: string | null
}

/** What a campaign's pictures show; null for one that was requested before messages had pictures. */
export function picturedCardOf({ event, cover }: CampaignContent): PicturedCard | null {
  if (!cover) return null
  const { coupleNames, eventDate, timezone, primaryColor, secondaryColor } = event
  return { coupleNames, eventDate, timezone, primaryColor, secondaryColor, ...cover }
}

/**
 * The pictures of a card. Their ids cannot be guessed, and the same card of the same event always has the same ones, so
 * a picture is kept once however many campaigns show it.
 */
export function cardPicturesOf(card: PicturedCard, addressKey: Buffer): CardPictures {
  const idOf = (kind: GreetingKind) =>
    createHmac('sha256', addressKey)
      .update(`velada/card ${JSON.stringify([drawing, card, kind])}`)
      .digest()
      .subarray(0, 24)
      .toString('base64url')
  return Object.fromEntries(greetingKindKeys.map((kind) => [kind, idOf(kind)])) as CardPictures
}

/** Stores what the pictures show; each is drawn when it is first asked for. Safe to run twice. */
export async function keepCardPictures(
  trx: Trx,
  eventId: string,
  card: PicturedCard | null,
  pictures: CardPictures | undefined,
): Promise<void> {
  if (!card || !pictures) return
  await trx('card_pictures')
    .insert(
      greetingKindKeys.map((kind) => ({
        id: pictures[kind],
        eventId,
        card: JSON.stringify(card),
        greeting: greetingKinds[kind],
      })),
    )
    .onConflict('id')
    .ignore()
}

/** The path of a picture on our own host. */
export const cardPicturePath = (id: string) => `/card/${id}.jpg`
