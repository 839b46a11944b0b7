import { append } from '../domain-events/append.ts'
import { Event } from '../events/event.ts'
import { guestsLeft } from '../events/plan-rules.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { belongings } from './belongings.ts'

type Removed = { id: string; countsAsInvited: boolean }

/**
 * Brings removed parties back as they were: id, link, place in the list, people, answer and messages. A message that
 * was waiting when its party was removed is not sent any more; one that may have left is `unknown`. Ids of parties that
 * are not kept are left out. Throws `event-not-found`; `guest-limit` or `list-full` when the list cannot hold them all.
 */
export async function restoreGuests(
  trx: Trx,
  eventId: string,
  guestIds: readonly string[],
): Promise<{ restored: number }> {
  const event = await Event.query(trx).findById(eventId).forNoKeyUpdate()
  if (!event) throw new AppError('event-not-found')
  const kept: Removed[] = await trx('removedGuests')
    .where({ eventId })
    .whereIn('id', [...guestIds])
    .orderBy('id')
    .forUpdate()
    .select('id', 'countsAsInvited')
  if (kept.length === 0) return { restored: 0 }
  const invited = kept.filter(({ countsAsInvited }) => countsAsInvited).length
  const [row] = await trx('guests').where({ eventId }).count('* as present')
  const removedInvited = event.removedInvited - invited
  const { left, full } = guestsLeft(
    { isPaid: event.isPaid, planType: event.planType, removedInvited },
    Number(row?.present ?? 0),
  )
  if (kept.length > left) throw full()
  await trx('events').where({ id: eventId }).update({ removedInvited })
  const ids = kept.map(({ id }) => id)
  await trx.raw(
    `insert into guests overriding system value
     select g.* from removed_guests r, jsonb_populate_record(null::guests, r.party) g
     where r.id = any(cast(:ids as uuid[]))`,
    { ids },
  )
  for (const table of belongings)
    await trx.raw(
      `insert into ${table}
       select b.* from removed_guests r, jsonb_populate_recordset(null::${table}, r.belongings -> '${table}') b
       where r.id = any(cast(:ids as uuid[]))`,
      { ids },
    )
  await endWaiting(trx, ids)
  await trx('removedGuests').whereIn('id', ids).delete()
  await append(trx, 'guests.restored', { eventId, guestIds: ids })
  return { restored: ids.length }
}

/**
 * A batch of mails names its recipients when it is first opened: whoever was removed before is not among them. Within
 * moments of the removal nobody can tell.
 */
const endWaiting = (trx: Trx, guestIds: string[]) =>
  trx.raw(
    `update deliveries d set updated_at = now(), batch_id = null, batch_position = null,
       status = case when left_already then 'unknown' else 'skipped' end,
       reason = case when left_already then 'Se borró de la lista mientras se enviaba'
         else 'Se borró de la lista antes de que saliera' end
     from (
       select w.id, w.status = 'sending' or coalesce(b.first_tried_at < r.removed_at + interval '5 seconds', false)
         as left_already
       from deliveries w join removed_guests r on r.id = w.guest_id left join email_batches b on b.id = w.batch_id
       where w.guest_id = any(cast(:guestIds as uuid[])) and w.status in ('queued', 'sending')
     ) waiting where d.id = waiting.id`,
    { guestIds },
  )
