import { enqueue, enqueueAll } from '../platform/boss.ts'
import { inTransaction, type Trx } from '../platform/database.ts'
import { storableJson } from './read-webhook.ts'

export type Provider = 'stripe' | 'resend' | 'twilio'

type Waiting = {
  provider: Provider
  noticeId: string
  payload: object
  stored: () => void
  failed: (error: unknown) => void
}

/** Webhooks stored in one transaction, and applied by one job, at most. */
const most = 500
let waiting: Waiting[] = []
let storing = false

/**
 * Stores a verified webhook and queues its application, both or neither; resolves once committed, so that 2xx may be
 * answered. A repeat (same provider and id) falls away; of one that was set aside it is taken anew. Webhooks that
 * arrive while others are being stored share one transaction, which allows thousands a second.
 */
export function receiveWebhook(provider: Provider, noticeId: string, payload: object): Promise<void> {
  return new Promise((stored, failed) => {
    waiting.push({ provider, noticeId, payload, stored, failed })
    if (storing) return
    storing = true
    setImmediate(() => void storeWaiting())
  })
}

async function storeWaiting(): Promise<void> {
  while (waiting.length > 0) {
    const group = waiting.slice(0, most)
    waiting = waiting.slice(most)
    await storeAndAnswer(group)
  }
  storing = false
}

async function storeAndAnswer(group: Waiting[]): Promise<void> {
  try {
    await store(group)
    for (const webhook of group) webhook.stored()
  } catch (error) {
    const [first] = group
    // One that cannot be stored must not fail the others.
    if (group.length > 1) for (const webhook of group) await storeAndAnswer([webhook])
    else first?.failed(error)
  }
}

const store = (group: Waiting[]): Promise<void> =>
  inTransaction(async (trx) => {
    const rows = group.map(({ provider, noticeId, payload }) => ({
      provider,
      notice_id: noticeId,
      payload,
    }))
    const { rows: fresh } = await trx.raw<{ rows: { provider: Provider; noticeId: string }[] }>(
      `insert into provider_notices (provider, notice_id, payload)
       select distinct on (provider, notice_id) provider, notice_id, payload
       from jsonb_to_recordset(cast(:rows as jsonb)) as given (provider text, notice_id text, payload jsonb)
       order by provider, notice_id
       on conflict (provider, notice_id) do update
         set payload = excluded.payload, applied_at = null, set_aside_because = null
         where provider_notices.set_aside_because is not null
       returning provider, notice_id`,
      { rows: storableJson(rows) },
    )
    for (const provider of ['stripe', 'resend', 'twilio'] as const) {
      const noticeIds = fresh.filter((row) => row.provider === provider).map((row) => row.noticeId)
      await queueNotices(trx, provider, noticeIds)
    }
  })

/** Deliveries are applied many at once; a payment's failure must not hold up another's. */
async function queueNotices(trx: Trx, provider: Provider, noticeIds: string[]): Promise<void> {
  if (provider === 'stripe')
    return enqueueAll(
      trx,
      'apply-payment-notice',
      noticeIds.map((id) => ({ data: { provider, noticeIds: [id] } })),
    )
  if (noticeIds.length > 0) await enqueue(trx, 'apply-delivery-notices', { provider, noticeIds })
}
