import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { findFormerLink } from './former-unsubscribe-link.ts'
import { suppressAddresses } from './suppress-address.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

/** `email` is null when no guest has that address any more; `coupleNames`, when the event was deleted. */
export type Subscription = { email: string | null; coupleNames: string | null }

type Link = { eventId: string; addressHash: Buffer }

/** The address and event of an unsubscribe link. Throws `not-found` when it is invalid. */
export const findSubscription = async (trx: Trx, token: string): Promise<Subscription> =>
  presentLink(trx, await openLink(trx, token))

/** Suppresses that address for that event. Idempotent. Throws `not-found`. */
export async function unsubscribe(trx: Trx, token: string): Promise<Subscription> {
  const link = await openLink(trx, token)
  if (link) await suppressAddresses(trx, [{ ...link, reason: 'unsubscribed' }])
  return presentLink(trx, link)
}

/** Null when the event was deleted, and its key with it: nothing is sent for it any more. */
async function openLink(trx: Trx, token: string): Promise<Link | null> {
  const proven = await findProven(trx, token)
  const link = proven === undefined ? await findFormerLink(trx, token) : proven
  if (link === undefined) throw new AppError('not-found')
  return link
}

/** The subject of a token; null when its event was deleted, undefined when the token is invalid. */
export async function findProven(trx: Trx, token: string): Promise<Link | null | undefined> {
  const read = readUnsubscribeToken(token)
  if (!read) return undefined
  const event: { addressKey: Buffer } | undefined = await trx('events')
    .where({ id: read.eventId })
    .first('addressKey')
  if (!event) return null
  const { eventId, addressHash } = read
  return read.isSignedWith(event.addressKey) ? { eventId, addressHash } : undefined
}

async function presentLink(trx: Trx, link: Link | null): Promise<Subscription> {
  if (!link) return { email: null, coupleNames: null }
  const { rows } = await trx.raw<{ rows: Subscription[] }>(
    `select e.couple_names, (
       select g.email from guests g
       where g.event_id = e.id and address_hash(e.address_key, g.email) = :addressHash limit 1) as email
     from events e where e.id = :eventId`,
    { eventId: link.eventId, addressHash: link.addressHash },
  )
  return rows[0] ?? { email: null, coupleNames: null }
}
