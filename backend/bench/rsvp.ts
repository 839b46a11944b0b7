import { spawn } from 'node:child_process'
import autocannon from 'autocannon'
import type { Guest } from '../guests/guest.ts'
import { Guest as Guests } from '../guests/guest.ts'
import { newGuestToken } from '../platform/crypto.ts'
import { database, inTransaction } from '../platform/database.ts'
import { answerInvitation } from '../rsvp/answer-invitation.ts'
import { aGuest, anEvent } from '../testing/factories.ts'
import { freePort } from '../testing/free-port.ts'
import type { Figure } from './figure.ts'
import { ended, median, ready, type Stand } from './stand.ts'

const answer = {
  status: 'confirmed',
  confirmedGuests: 2,
  guestNames: ['Ana', 'Luis'],
  dietaryRestrictions: 'Celíaca',
} as const
const parties = 2_000
const seconds = 5

/** RSVPs a second through the real api, against a bare Koa + pg handler that runs the same statements. */
export async function measureRsvp(stand: Stand): Promise<Figure> {
  const guests = await someGuests()
  const statements = await recordStatements(guests[0] as Guest)
  const api = await stand.start('api', { DATABASE_POOL: '10' })
  const port = await freePort()
  const bare = await ready(
    spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        'backend/bench/bare-server.ts',
        String(port),
        stand.databaseUrl,
        JSON.stringify(statements),
      ],
      {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      },
    ),
  )
  const bareUrl = `http://localhost:${port}`
  for (const url of [stand.url, bareUrl]) await load(url, guests, 1)
  // Alternating, so that other load on the machine slows both.
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < 3; round++)
    rounds.push({ ours: await load(stand.url, guests, seconds), bare: await load(bareUrl, guests, seconds) })
  await Promise.all([ended(api), ended(bare)])
  const [ours, baseline] = [median(rounds.map((one) => one.ours)), median(rounds.map((one) => one.bare))]
  return {
    figure: 'rsvp-writes',
    value: ours,
    unit: 'answers/s',
    baseline: { what: 'bare Koa + pg, same SQL in one transaction', value: baseline },
    ratio: ours / baseline,
    aim: 'ratio ≥ 0.6',
    holds: ours / baseline >= 0.6,
  }
}

async function someGuests(): Promise<Guest[]> {
  const event = await anEvent()
  await aGuest(event.id)
  await database().batchInsert(
    'guests',
    Array.from({ length: parties }, (_, index) => ({
      eventId: event.id,
      token: newGuestToken(),
      group: 'Amigos',
      name: `Invitado ${index}`,
      maxGuests: 2,
      email: `invitado-${index}@correo.example`,
    })),
    500,
  )
  return Guests.query().where({ eventId: event.id })
}

/** Every statement of one RSVP with its bindings, as our own code runs it. */
async function recordStatements(guest: Guest): Promise<Statement[]> {
  const statements: Statement[] = []
  const record = ({ sql, bindings }: { sql: string; bindings?: unknown[] }) =>
    statements.push({ sql, bindings: bindings ?? [] })
  const marked = (value: unknown): unknown =>
    typeof value === 'string'
      ? value.replaceAll(guest.id, '{guestId}').replaceAll(guest.token, '{token}')
      : value
  await inTransaction(async (trx) => {
    trx.on('query', record)
    await answerInvitation(trx, guest.id, guest.token, { ...answer, guestNames: [...answer.guestNames] })
  })
  return statements.map(({ sql, bindings }) => ({ sql: numbered(sql), bindings: bindings.map(marked) }))
}

export type Statement = { sql: string; bindings: unknown[] }

/** knex writes '?', pg reads '$1'. */
function numbered(sql: string): string {
  let count = 0
  return sql.replace(/\\\?|\?/g, (mark) => (mark === '?' ? `$${++count}` : '?'))
}

async function load(url: string, guests: Guest[], duration: number): Promise<number> {
  let next = 0
  const result = await autocannon({
    url,
    connections: 20,
    duration,
    setupClient: (client) => {
      client.setRequests([
        {
          method: 'POST',
          setupRequest: (request) => {
            const guest = guests[next++ % guests.length] as Guest
            return {
              ...request,
              path: `/api/guests/${guest.id}/rsvp`,
              headers: { 'content-type': 'application/json', 'x-invitation-token': guest.token },
              body: JSON.stringify(answer),
            }
          },
        },
      ])
    },
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors at ${url}`)
  return result['2xx'] / result.duration
}
