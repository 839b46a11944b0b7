/** SQL: when an event `e` is over: its start, or the end of its day when no hour is known. */
const isOver = `now() > e.event_date + case
  when e.ceremony_time is null and e.reception_time is null
    and (e.event_date at time zone e.timezone)::time = '00:00' then interval '1 day' else interval '0' end`

/** SQL: the guest's present address on the delivery's channel. */
const presentAddress = `case d.channel when 'email' then g.email else g.phone end`

const suppression = `(
  select case s.reason
    when 'unsubscribed' then 'Se dio de baja de los emails de este evento'
    when 'complained' then 'Marcó un email anterior como no deseado'
    else 'La dirección no admite correo' end
  from suppressed_addresses s
  where d.channel = 'email' and s.event_id = e.id and s.address_hash = address_hash(e.address_key, g.email))`

/**
 * SQL: the current state of a message that was not sent yet: `reason` why it must not be sent, in Spanish (null = it
 * is sent), and the current party and address. Expects deliveries `d`, campaigns `c`, events `e`, guests `g`.
 */
export const recheckColumns = `
  d.id, ${presentAddress} as address,
  jsonb_build_object('name', g.name, 'group', g."group", 'maxGuests', g.max_guests, 'token', g.token) as recipient,
  case
    when c.cancelled_at is not null then 'Envío cancelado'
    when not e.is_paid then 'El evento no está pagado'
    when d.channel = 'whatsapp' and e.plan_type <> 'grand_soiree' then 'El plan ya no incluye WhatsApp'
    when ${isOver} then 'El evento ya se ha celebrado'
    when g.status <> 'pending' then 'Ya ha respondido'
    when ${presentAddress} is null then case d.channel when 'email' then 'Ya no tiene email' else 'Ya no tiene teléfono' end
    else ${suppression}
  end as reason`

/** SQL: joins a delivery `d` with what is checked before it is sent. */
export const recheckJoins = `
  join campaigns c on c.id = d.campaign_id join events e on e.id = d.event_id join guests g on g.id = d.guest_id`

/** SQL: whether the content of a campaign `c` may be outdated against its event `e`. */
export const isStale = `date_trunc('milliseconds', e.updated_at) > c.content_at`
