import { randomBytes, randomUUID } from 'node:crypto'
import { seatsOf } from '../../domain/party/seats.ts'
import { createAccount } from '../accounts/create-account.ts'
import { Event } from '../events/event.ts'
import { Guest } from '../guests/guest.ts'
import { newGuestToken } from '../platform/crypto.ts'
import { database, inTransaction } from '../platform/database.ts'
import type { Client } from './client.ts'

const unique = () => randomBytes(5).toString('hex')
export const password = 'correcta-caballo-grapa'

/** A verified account that owns one event, paid Grand Soirée unless told otherwise. */
export async function anOwner(
  fields: Partial<Event> = {},
): Promise<{ accountId: string; email: string; event: Event }> {
  const email = `novios-${unique()}@correo.example`
  const accountId = await inTransaction((trx) => createAccount(trx, email, password, []))
  return { accountId, email, event: await anEvent({ accountId, email, ...fields }) }
}

/** An event in a year's time; paid Grand Soirée of its own account when `accountId` is given. */
export async function anEvent(fields: Partial<Event> = {}): Promise<Event> {
  return Event.query().insertAndFetch({
    slug: `lucia-y-marcos-${unique()}`,
    coupleNames: 'Lucía y Marcos',
    eventDate: new Date(Date.now() + 365 * 86_400_000),
    timezone: 'Europe/Madrid',
    invitationFormat: 'classic',
    email: fields.email ?? `novios-${unique()}@correo.example`,
    isEmailVerified: fields.accountId != null,
    isPaid: fields.accountId != null,
    planType: 'grand_soiree',
    ...fields,
  })
}

/** A pending party of two with an email, in the given event. Its people are those that its name names. */
export async function aGuest(eventId: string, fields: Partial<Guest> = {}): Promise<Guest> {
  const named = { name: `Invitado ${unique()}`, maxGuests: fields.people?.length ?? 2, ...fields }
  return Guest.query().insertAndFetch({
    eventId,
    token: newGuestToken(),
    group: 'Amigos',
    email: `invitado-${unique()}@correo.example`,
    people: seatsOf({ name: named.name, maxGuests: named.maxGuests }, randomUUID),
    ...named,
  })
}

/** Signs the client in. */
export async function signIn(client: Client, email: string): Promise<void> {
  const reply = await client.post('/api/auth/login', { email, password })
  if (reply.status !== 200) throw new Error(`sign in failed: ${reply.status} ${reply.text}`)
}

/** An event's domain events, oldest first. */
export async function domainEventsOf(eventId: string): Promise<string[]> {
  const rows: { type: string }[] = await database()('domain_events')
    .where({ eventId })
    .orderBy('id')
    .select('type')
  return rows.map((row) => row.type)
}

/** The payloads waiting in a queue. */
export async function jobsIn(queue: string): Promise<object[]> {
  const { rows } = await database().raw<{ rows: { data: object }[] }>(
    `select data from pgboss.job where name = ? and state in ('created', 'retry', 'active') order by created_on`,
    [queue],
  )
  return rows.map((row) => row.data)
}
