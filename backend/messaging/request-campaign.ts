import { randomUUID } from 'node:crypto'
import { append } from '../domain-events/append.ts'
import { Event } from '../events/event.ts'
import { requireGrandSoiree, requirePaid } from '../events/plan-rules.ts'
import type { Trx } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import type { CampaignContent } from './campaign.ts'
import type { CampaignKind, SendAccepted, SendRequest } from './contract.ts'
import { dueOn, scopeOf } from './due-guests.ts'

/** Mails in one request to the provider (Resend's maximum). */
const batchSize = 100

type Totals = { guests: number; emails: number; whatsapps: number; skipped: number }

/**
 * Freezes a campaign with one delivery for each party and channel that is due, and queues its sending. The event's
 * row is locked, so that two clicks make one message each. Nobody due: no campaign, `campaignId` null.
 * Throws `event-not-found`, `payment-required`, `plan-required`.
 */
export async function requestCampaign(
  trx: Trx,
  eventId: string,
  kind: CampaignKind,
  { method, guestIds }: SendRequest,
): Promise<SendAccepted> {
  const event = await Event.query(trx).findById(eventId).forNoKeyUpdate()
  if (!event) throw new AppError('event-not-found')
  requirePaid(event)
  if (method !== 'email') requireGrandSoiree(event)

  const campaignId = randomUUID()
  // Right after an import the planner believes in a handful of guests, and would compare each with every delivery.
  await trx.raw('set local enable_nestloop = off')
  const { rows } = await trx.raw<{ rows: Totals[] }>(freeze(kind, method), {
    eventId,
    campaignId,
    kind,
    method,
    guestIds: guestIds ?? null,
    content: JSON.stringify(contentOf(event)),
  })
  await trx.raw('set local enable_nestloop = on')
  const { guests, emails, whatsapps, skipped } = rows[0] as Totals
  if (guests > 0) await append(trx, 'campaign.requested', { eventId, campaignId })
  return {
    campaignId: guests > 0 ? campaignId : null,
    totalPendingGuests: guests,
    emailsSent: emails,
    whatsappSent: whatsapps,
    skipped,
  }
}

function contentOf(event: Event): CampaignContent {
  return {
    event: {
      coupleNames: event.coupleNames,
      eventDate: event.eventDate.toISOString(),
      timezone: event.timezone,
      ceremonyTime: event.ceremonyTime,
      ceremonyPlace: event.ceremonyPlace,
      receptionTime: event.receptionTime,
      receptionPlace: event.receptionPlace,
      primaryColor: event.primaryColor,
      secondaryColor: event.secondaryColor,
      rsvpDeadline: event.rsvpDeadline,
      showsBrand: event.planType !== 'grand_soiree',
    },
    from: env().email.from,
    publicUrl: env().publicUrl,
    slug: event.slug,
  }
}

/** One statement: who is due, the campaign, its batches of mails in the list's order, and every delivery. */
function freeze(kind: CampaignKind, method: SendRequest['method']): string {
  const [viaEmail, viaWhatsapp] = [method !== 'whatsapp', method !== 'email']
  const reachable = [viaEmail && 'email', viaWhatsapp && 'phone'].filter(Boolean).join(', ')
  return `
    with scope as (${scopeOf(kind)}),
    due as (
      select s.id as guest_id, s.recipient, 'email' as channel, s.email as address,
        row_number() over (order by s.position) - 1 as place
      from scope s where ${viaEmail} and ${dueOn.email(kind)}
      union all
      select s.id, s.recipient, 'whatsapp', s.phone, row_number() over (order by s.position) - 1
      from scope s where ${viaWhatsapp} and ${dueOn.whatsapp(kind)}
    ),
    totals as (
      select count(distinct guest_id)::int as guests,
        (count(*) filter (where channel = 'email'))::int as emails,
        (count(*) filter (where channel = 'whatsapp'))::int as whatsapps,
        (select count(*)::int from scope where coalesce(${reachable}) is null) as skipped
      from due
    ),
    campaign as (
      insert into campaigns (id, event_id, kind, method, content, guests, skipped)
      select :campaignId, :eventId, :kind, :method, cast(:content as jsonb), guests, skipped from totals where guests > 0
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
}
