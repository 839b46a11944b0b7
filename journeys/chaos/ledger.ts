import { database } from '../../backend/platform/database.ts'
import { isPictureFault } from '../../backend/providers/whatsapp/reasons.ts'
import { outputOfVelada, type RunningVelada } from '../running-velada.ts'
import type { Acknowledged } from './load.ts'

export type Ledger = {
  /** Messages that the couples asked for. */
  requested: number
  /** Messages that the providers' own record says they took. */
  accepted: number
  /** Deliveries that Velada records as sent or further. */
  recorded: number
  /** Asked for or recorded as sent, and in no provider's record. */
  lost: number
  /** Messages beyond the first for one guest and channel, and mails beyond the first for one visitor. */
  repeated: number
  /** Neither sent nor given up when the dust had settled. */
  stuck: number
  /** A person decides: neither a callback nor the provider's list ever told what became of them. */
  unknown: number
  /** Unknown, although the provider has them. */
  overlooked: number
  /** Recorded otherwise than the provider's record says. */
  misrecorded: number
  /** Acknowledged changes that were lost: RSVPs, edits, imports, payments. */
  unkept: number
  answers: number
  edits: number
  payments: number
  visitors: number
  /** What is wrong, each in one line. */
  findings: string[]
}

type Message = { channel: string; to: string; idempotencyKey: string | null; errorCode: number | null }
type Delivery = {
  id: string
  guestId: string
  channel: string
  address: string
  status: string
  reason: string | null
}

const gone = new Set(['sent', 'delivered', 'opened', 'read', 'bounced', 'complained'])

/** How many deliveries are neither sent nor given up. */
export async function countOpen(): Promise<number> {
  const { rows } = await database().raw<{ rows: { open: number }[] }>(
    `select count(*) as open from deliveries where status in ('queued', 'sending')`,
  )
  return rows[0]?.open ?? 0
}

/** Compares what was acknowledged, what Velada recorded and what the providers took. */
export async function readLedger(velada: RunningVelada, acknowledged: Acknowledged): Promise<Ledger> {
  // What was not sent for its picture's sake reached nobody: without it, the same message is sent once more.
  const messages = (await velada.control<Message[]>('GET', 'messages?bodies=none')).filter(
    ({ errorCode }) => !isPictureFault(errorCode),
  )
  // A batch's id is its mails' idempotency key; other mails are single ones (links, receipts, answers).
  const batches = new Set((await database()('emailBatches').select('id')).map(({ id }: { id: string }) => id))
  const isOfCampaign = ({ channel, idempotencyKey }: Message) =>
    channel === 'whatsapp' || batches.has(idempotencyKey ?? '')
  const taken = Map.groupBy(messages.filter(isOfCampaign), ({ channel, to }) => `${channel} ${to}`)
  const single = Map.groupBy(
    messages.filter((message) => !isOfCampaign(message)),
    ({ to }) => to,
  )
  const deliveries: Delivery[] = await database()('deliveries').select(
    'id',
    'guestId',
    'channel',
    'address',
    'status',
    'reason',
  )
  const findings: string[] = []
  const ledger: Ledger = {
    requested: deliveries.length,
    accepted: 0,
    recorded: deliveries.filter(({ status }) => gone.has(status)).length,
    lost: 0,
    repeated: 0,
    stuck: 0,
    unknown: 0,
    overlooked: 0,
    misrecorded: 0,
    unkept: 0,
    answers: acknowledged.answers.size,
    edits: acknowledged.edits.size,
    payments: acknowledged.payments,
    visitors: acknowledged.visitors.length,
    findings,
  }
  for (const { id, guestId, channel, address, status, reason } of deliveries) {
    const found = taken.get(`${channel} ${address}`)?.length ?? 0
    const say = (what: string) =>
      findings.push(`${what}: ${channel} delivery ${id} is ${status} (${reason ?? '–'})`)
    ledger.accepted += found
    if (found > 1) {
      ledger.repeated += found - 1
      say(`taken ${found} times`)
    }
    if (status === 'unknown') {
      ledger.unknown += 1
      if (found === 0) continue
      ledger.overlooked += 1
      say('overlooked')
    } else if (status === 'queued' || status === 'sending') {
      ledger.stuck += 1
      say('stuck')
    } else if (found === 0) {
      // Its picture could not be fetched, and by the time this was told, the guest had answered the mail.
      if (status === 'skipped' && acknowledged.answers.has(guestId)) continue
      ledger.lost += 1
      say('lost')
    } else if (!gone.has(status)) {
      ledger.misrecorded += 1
      say('recorded wrongly')
    }
  }
  if (ledger.stuck > 0) findings.push(...(await describeStuck()), ...outputOfVelada())
  for (const to of acknowledged.visitors) {
    const mails = single.get(to)?.length ?? 0
    if (mails === 0) ledger.lost += 1
    if (mails > 1) ledger.repeated += mails - 1
    if (mails !== 1) findings.push(`${mails} mails with a visitor's link`)
  }
  for (const [to, mails] of single) {
    const keys = new Set(mails.map(({ idempotencyKey }) => idempotencyKey))
    ledger.repeated += mails.length - keys.size
    if (mails.length > keys.size) findings.push(`a single mail was taken twice: ${to}`)
  }
  for (const what of await findUnkept(acknowledged)) {
    ledger.unkept += 1
    findings.push(what)
  }
  return ledger
}

/** What the database knows of the jobs, batches and pauses that unsent mails wait for. */
async function describeStuck(): Promise<string[]> {
  const { rows } = await database().raw<{ rows: object[] }>(
    `select b.id as batch, b.state, b.first_tried_at, b.created_at, c.paused_at, c.finished_at, c.edition, e.is_paid,
       (select json_agg(j) from (select name, state, retry_count, retry_limit, started_on, heartbeat_on, start_after,
          completed_on, priority, blocked, output from pgboss.job
          where data ->> 'batchId' = b.id::text or data ->> 'campaignId' = c.id::text) j) as jobs,
       (select json_agg(l) from send_limits l) as limits, clock_timestamp() as now
     from email_batches b join campaigns c on c.id = b.campaign_id join events e on e.id = c.event_id
     where exists (select from deliveries d where d.batch_id = b.id and d.status in ('queued', 'sending'))`,
  )
  return rows.map((row) => JSON.stringify(row))
}

async function findUnkept({ answers, edits, events }: Acknowledged): Promise<string[]> {
  const unkept: string[] = []
  const guests: { id: string; status: string; comments: string | null }[] = await database()('guests').select(
    'id',
    'status',
    'comments',
  )
  const guestOf = new Map(guests.map((guest) => [guest.id, guest]))
  for (const [id, comments] of answers) {
    const guest = guestOf.get(id)
    if (guest?.status !== 'confirmed' || guest.comments !== comments) unkept.push(`the answer of guest ${id}`)
  }
  const rows: { id: string; busInfo: string | null; isPaid: boolean; guests: number; asked: number }[] = (
    await database().raw(
      `select e.id, e.bus_info, e.is_paid, (select count(*) from guests g where g.event_id = e.id) as guests,
         (select count(*) from deliveries d where d.event_id = e.id) as asked from events e`,
    )
  ).rows
  const eventOf = new Map(rows.map((row) => [row.id, row]))
  for (const { id, guests: imported } of events) {
    const event = eventOf.get(id)
    if (!event?.isPaid) unkept.push(`the payment of event ${id}`)
    if (event?.guests !== imported) unkept.push(`the list of event ${id}: ${event?.guests} of ${imported}`)
    if (event?.asked !== 2 * imported) unkept.push(`the sending of event ${id}: ${event?.asked} messages`)
    const busInfo = edits.get(id)
    if (busInfo && event?.busInfo !== busInfo) unkept.push(`the edit of event ${id}`)
  }
  return unkept
}
