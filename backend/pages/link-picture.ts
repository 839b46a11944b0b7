import { createHash } from 'node:crypto'
import type { Invitation } from '../../domain/calls/invitations.ts'
import type { HeadTags } from '../../frontend/entry-server.tsx'
import { findPreview } from '../invitations/find-invitation.ts'
import { oneByOne } from '../media/one-by-one.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { drawLinkPicture } from './draw-link-picture.ts'
import type { Renderer } from './renderer.ts'

/** Increment it when a design changes: stored pictures are then drawn again. */
const drawing = 10

type Card = Invitation['event']

/** A content hash of everything the picture shows. */
function contentOf(card: Card): string {
  const { invitationFormat, coupleNames, eventDate, timezone, primaryColor, secondaryColor, coverImageUrl } =
    card
  const shown = [
    drawing,
    invitationFormat,
    coupleNames,
    eventDate,
    timezone,
    primaryColor,
    secondaryColor,
    coverImageUrl,
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}

const address = /^\/invite\/([^/]+)\/([\w-]{22})\.jpg$/

/** The address of the picture of an event's links; it shows only what the public preview shows. */
export const linkPictureOf = (card: Card): NonNullable<HeadTags['image']> => ({
  path: `/invite/${card.slug}/${contentOf(card)}.jpg`,
  alt: `Invitación de ${card.coupleNames}`,
  type: 'image/jpeg',
})

/** The event and content hash of a path; null for any other path. */
export function namedPicture(path: string): { slug: string; content: string } | null {
  const [, slug, content] = address.exec(path) ?? []
  return slug && content ? { slug, content } : null
}

const drawn = new Map<string, Promise<Buffer>>()

/**
 * The current picture (JPEG) of an event, drawn once and stored; concurrent requests wait for the same drawing.
 * Throws `not-found` for an unknown event and for any other content hash, so that no outdated picture is served.
 */
export async function findLinkPicture(slug: string, content: string, renderer: Renderer): Promise<Buffer> {
  // The same failure for both, so that a wrong hash does not reveal that the event exists.
  const found = await findPreview(slug).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (!found || contentOf(found.event) !== content) throw new AppError('not-found')
  const { event } = found
  const kept = await database()<{ eventId: string; content: string; bytes: Buffer }>('link_pictures')
    .where({ eventId: event.id, content })
    .first('bytes')
  if (kept) return kept.bytes
  const key = `${event.id} ${content}`
  const pending = drawn.get(key) ?? oneByOne(() => drawAndKeep(event, content, renderer))
  drawn.set(key, pending)
  return pending.finally(() => drawn.delete(key))
}

async function drawAndKeep(event: Card, content: string, renderer: Renderer): Promise<Buffer> {
  const bytes = await drawLinkPicture(event, renderer)
  await database()('link_pictures')
    .insert({ eventId: event.id, content, bytes })
    .onConflict('event_id')
    .merge(['content', 'bytes'])
  return bytes
}
