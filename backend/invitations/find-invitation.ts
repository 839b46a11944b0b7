import { LRUCache } from 'lru-cache'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { Event } from '../events/event.ts'
import { findCoverPhoto } from '../events/find-cover-photo.ts'
import type { Guest } from '../guests/guest.ts'
import { AppError } from '../platform/errors.ts'
import { columnOf } from '../platform/model.ts'
import { prepared } from '../platform/prepared.ts'
import { findSeatsLeft } from './find-seats-left.ts'
import {
  type Invited,
  invitedKeys,
  presentInvited,
  presentInvitedEvent,
  sampleGuest,
  withoutPhones,
} from './present.ts'

/** The version of all that an invitation shows but its party: another one after every change. Null: not known. */
export type Versioned = { invitation: Invitation; version: string | null }

/** The invitation of a guest's link that can be composed of what is kept. */
export type VersionedLink = { invitation: Invitation; token: string; version: string }

/**
 * What a guest's link shows. The version is read with the party, in one statement: whoever keeps something by it never
 * shows what was there before a change. Throws `invitation-not-found` when slug and token do not belong together.
 */
export async function findVersioned(slug: string, token: string): Promise<Versioned & { version: string }> {
  const [guest] = await byLink(token, slug)
  if (!guest) throw new AppError('invitation-not-found')
  const { version } = guest
  const event = events.get(version) ?? (await load(guest.eventId, version))
  const busSeatsLeft = await findSeatsLeft(event, guest.id)
  const invitation = {
    event,
    guest: presentInvited(guest),
    preview: false,
    ...(busSeatsLeft && { busSeatsLeft }),
  }
  return { invitation, version }
}

const columns = ['eventId', ...invitedKeys].map((key) => `guest.${columnOf(key)} as "${key}"`)

/**
 * `xmin` is the transaction that last wrote a row (PostgreSQL, System Columns); here for each row that is shown. By
 * hand: a query builder takes as long as all the rest of a guest's page.
 */
const byLink = prepared<Invited & Pick<Guest, 'eventId'> & { version: string }>(
  `select ${columns}, concat_ws(' ', event.id, event.xmin, cover.xmin) as version
   from guests guest join events event on event.id = guest.event_id
   left join images cover on cover.id = substring(event.cover_image_url from '^/media/([0-9a-f-]{36})/')::uuid
   where guest.token = $1 and event.slug = $2`,
)

/** Events as they are shown, by version. */
const events = new LRUCache<string, Invitation['event']>({
  maxSize: 16_000_000,
  sizeCalculation: (event, version) => JSON.stringify(event).length + version.length,
})

/** Read after its version: the event is as new as that, or newer. */
async function load(id: string, version: string): Promise<Invitation['event']> {
  const event = await Event.query().findById(id)
  if (!event) throw new AppError('invitation-not-found')
  const shown = await shownEvent(event)
  events.set(version, shown)
  return shown
}

/** See `findVersioned`. */
export const findInvitation = async (slug: string, token: string): Promise<Invitation> =>
  (await findVersioned(slug, token)).invitation

/** The same screen with a sample guest, who cannot answer. Throws `invitation-not-found`. */
export async function findPreview(slug: string): Promise<Invitation> {
  const event = await Event.query().findOne({ slug })
  if (!event) throw new AppError('invitation-not-found')
  return { event: withoutPhones(await shownEvent(event)), guest: sampleGuest, preview: true }
}

const shownEvent = async (event: Event) =>
  presentInvitedEvent(event, await findCoverPhoto(event.coverImageUrl))
