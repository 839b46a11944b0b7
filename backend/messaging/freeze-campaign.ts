import { randomUUID } from 'node:crypto'
import type { SendAccepted } from '../../domain/calls/messaging.ts'
import { mostGuestIds } from '../../domain/party/list-limits.ts'
import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import type { Method } from '../../domain/sending/channel.ts'
import { append } from '../domain-events/append.ts'
import type { Event } from '../events/event.ts'
import type { Trx } from '../platform/database.ts'
import { allowNestedLoops, forbidNestedLoops } from '../platform/nested-loops.ts'
import { contentOf } from './campaign-content.ts'

/** Mails in one request to the provider (Resend's maximum). */
const batchSize = 100

type Totals = {
  guests: number
  emails: number
  whatsapps: number
  skipped: number
  /** Who they are, while they are few. */
  guestIds: string[] | null
}

type Frozen = {
  kind: CampaignKind
  method: Method
  /** SQL: the candidate parties. May use :eventId and `given`. */
  scope: string
  /** SQL over `scope`: guest_id, recipient, channel, address and place (0, 1, … in each channel) of every message. */
  due: string
  /** SQL: whether a party of `scope` has no usable address. */
  skipped: string
  given: Record<string, string | string[] | null>
  /** The couple's own line. */
  personalLine: string | null
}

/**
 * Inserts a campaign, its batches and deliveries, and queues its sending. Without recipients: nothing, `campaignId`
 * null.
 */
export async function freezeCampaign(trx: Trx, event: Event, frozen: Frozen): Promise<SendAccepted> {
  const campaignId = randomUUID()
  const { kind, method, given, personalLine } = frozen
  await forbidNestedLoops(trx)
  const { rows } = await trx.raw<{ rows: Totals[] }>(freeze(frozen), {
    ...given,
    eventId: event.id,
    campaignId,
    kind,
    method,
    content: JSON.stringify(contentOf(event, personalLine)),
    contentAt: event.updatedAt,
  })
  await allowNestedLoops(trx)
  const { guests, emails, whatsapps, skipped, guestIds } = rows[0] as Totals
  if (guests > 0)
    await append(trx, 'campaign.requested', {
      eventId: event.id,
      campaignId,
      ...(guestIds && { guestIds }),
    })
  return {
    campaignId: guests > 0 ? campaignId : null,
    totalPendingGuests: guests,
    emailsSent: emails,
    whatsappSent: whatsapps,
    skipped,
  }
}

/** One statement: the audience, the campaign, its batches of mails in list order, and every delivery. */
const freeze = ({ scope, due, skipped }: Frozen) => `
    with scope as (${scope}),
    due as (${due}),
    totals as (
      select count(distinct guest_id)::int as guests,
        (count(*) filter (where channel = 'email'))::int as emails,
        (count(*) filter (where channel = 'whatsapp'))::int as whatsapps,
        (select count(*)::int from scope where ${skipped}) as skipped,
        case when count(distinct guest_id) <= ${mostGuestIds}
          then array_agg(distinct guest_id) filter (where guest_id is not null) end as guest_ids
      from due
    ),
    campaign as (
      insert into campaigns (id, event_id, kind, method, content, content_at, guests, skipped)
      select :campaignId, :eventId, :kind, :method, cast(:content as jsonb), :contentAt, guests, skipped from totals where guests > 0
    ),
    batches as (
      insert into email_batches (campaign_id, number)
      select :campaignId, number from totals, generate_series(0, (emails - 1) / ${batchSize}) as number
      where emails > 0
      returning id, number
    ),
    frozen as (
      insert into deliveries (campaign_id, event_id, guest_id, channel, kind, address, recipient, batch_id, batch_position)
      select :campaignId, :eventId, guest_id, channel, :kind, address, recipient, b.id,
        case when b.id is not null then place % ${batchSize} end
      from due left join batches b on channel = 'email' and b.number = place / ${batchSize}
    )
    select * from totals`
