import { oneByOne } from '../media/one-by-one.ts'
import type { PicturedCard } from '../messaging/card-pictures.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { drawCardPicture } from './draw-card-picture.ts'
import type { Renderer } from './renderer.ts'

type Kept = { card: PicturedCard; greeting: string; bytes: Buffer | null }

const address = /^\/card\/([\w-]{32})\.jpg$/

/** The id of a card's picture in a path; null for any other path. */
export const cardPictureId = (path: string): string | null => address.exec(path)?.[1] ?? null

const drawn = new Map<string, Promise<Buffer>>()

/**
 * The picture (JPEG) that heads messages, as their campaign froze it; drawn at the first request and kept, so that mails
 * already sent go on showing it. Concurrent requests wait for the same drawing. Throws `not-found`.
 */
export async function findCardPicture(id: string, renderer: Renderer): Promise<Buffer> {
  const kept: Kept | undefined = await database()('card_pictures')
    .where({ id })
    .first('card', 'greeting', 'bytes')
  if (!kept) throw new AppError('not-found')
  if (kept.bytes) return kept.bytes
  const pending = drawn.get(id) ?? oneByOne(() => drawAndKeep(id, kept, renderer))
  drawn.set(id, pending)
  return pending.finally(() => drawn.delete(id))
}

async function drawAndKeep(id: string, { card, greeting }: Kept, renderer: Renderer): Promise<Buffer> {
  const bytes = await drawCardPicture(card, greeting, renderer)
  await database()('card_pictures').where({ id, bytes: null }).update({ bytes })
  return bytes
}
