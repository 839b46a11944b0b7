/**
 * SQL: whether the owner may resend a delivery `d` to a guest `g`: it is `unknown`, the guest has not answered, and no
 * later message of the same kind took its place. Expects both in the query.
 */
export const isResendable = `
  d.status = 'unknown' and g.status = 'pending'
  and case d.channel when 'email' then g.email else g.phone end is not null
  and not exists (
    select from suppressed_addresses x join events e on e.id = x.event_id
    where d.channel = 'email' and x.event_id = d.event_id and x.address_hash = address_hash(e.address_key, g.email))
  and not exists (
    select from deliveries later
    where later.guest_id = d.guest_id and later.channel = d.channel and later.kind = d.kind
      and later.created_at > d.created_at and later.status not in ('skipped', 'failed', 'bounced'))`
