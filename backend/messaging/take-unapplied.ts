import type { JobPayload } from '../../domain/jobs.ts'
import type { Trx } from '../platform/database.ts'

type Stored = { provider: 'resend' | 'twilio'; noticeId: string; payload: Record<string, never> }

/** Webhooks of one provider, by their ids. */
export type WebhooksReceived = JobPayload<'apply-delivery-notices'>

/** The received webhooks that nobody has applied yet; from now on they count as applied, and their payload is deleted. */
export async function takeUnapplied(trx: Trx, received: WebhooksReceived[]): Promise<Stored[]> {
  const ids = received.flatMap(({ provider, noticeIds }) =>
    noticeIds.map((noticeId) => ({ provider, noticeId })),
  )
  const { rows } = await trx.raw<{ rows: Stored[] }>(
    // Personal data in the payload is deleted once it is applied.
    `update provider_notices n set applied_at = now(), payload = '{}'
     from jsonb_to_recordset(cast(? as jsonb)) as given (provider text, "noticeId" text)
     where n.provider = given.provider and n.notice_id = given."noticeId" and n.applied_at is null
     returning old.provider, old.notice_id, old.payload`,
    [JSON.stringify(ids)],
  )
  return rows
}
