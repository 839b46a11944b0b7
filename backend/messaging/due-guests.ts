import type { CampaignKind } from './contract.ts'

/**
 * SQL: the parties a campaign may write to (`scope`), with what is frozen of each.
 * Invitations look at pending guests; reminders at those of them that were invited on any channel, unless one was
 * reminded within 24 hours or a reminder is on its way (decisions: Sending). Expects :eventId and :guestIds (or null).
 */
export const scopeOf = (kind: CampaignKind) => `
  select g.id, g.position, g.email, g.phone,
    jsonb_build_object('name', g.name, 'group', g."group", 'maxGuests', g.max_guests, 'token', g.token) as recipient
  from guests g
  where g.event_id = :eventId and g.status = 'pending'
    and (cast(:guestIds as uuid[]) is null or g.id = any(cast(:guestIds as uuid[])))
    ${kind === 'reminder' ? invitedAndNotReminded : ''}`

const invitedAndNotReminded = `
    and exists (
      select from deliveries d where d.guest_id = g.id and d.kind = 'invitation'
        and d.status not in ('queued', 'skipped', 'failed', 'bounced'))
    and (g.last_reminder_sent is null or g.last_reminder_sent <= now() - interval '24 hours')
    and not exists (
      select from deliveries d where d.guest_id = g.id and d.kind = 'reminder'
        and d.status not in ('skipped', 'failed', 'bounced') and d.created_at > now() - interval '24 hours')`

/**
 * SQL: whether a party of `scope` is due on a channel. An invitation goes once; again only when every earlier one
 * failed and the address has changed since. A suppressed address is never due.
 */
export const dueOn = {
  email: (kind: CampaignKind) => `
    s.email is not null
    and not exists (select from suppressed_addresses x join events e on e.id = x.event_id
      where x.event_id = :eventId and x.address_hash = address_hash(e.address_key, s.email))
    ${kind === 'invitation' ? notInvitedOn('email', 's.email') : ''}`,
  whatsapp: (kind: CampaignKind) => `
    s.phone is not null ${kind === 'invitation' ? notInvitedOn('whatsapp', 's.phone') : ''}`,
}

const notInvitedOn = (channel: string, address: string) => `
    and not exists (
      select from deliveries d where d.guest_id = s.id and d.channel = '${channel}' and d.kind = 'invitation'
        and d.status <> 'skipped' and (d.status not in ('failed', 'bounced', 'complained') or d.address = ${address}))`
