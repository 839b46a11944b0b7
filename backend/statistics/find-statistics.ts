import type { EventStatistics } from '../../domain/calls/statistics.ts'
import type { PlanType } from '../../domain/payment/plans.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { findAdvancedStatistics } from './find-advanced-statistics.ts'

type Row = Omit<EventStatistics, 'advanced'> & { isPaid: boolean; planType: PlanType }

/** The statistics of an event; `advanced` only for a paid Grand Soirée. Throws `event-not-found`. */
export async function findStatistics(eventId: string): Promise<EventStatistics> {
  const { rows } = await database().raw<{ rows: Row[] }>(
    `select e.is_paid, e.plan_type, numbers.*
     from events e cross join lateral (
       select
         count(*) as total_guests,
         count(*) filter (where status = 'confirmed') as confirmed,
         count(*) filter (where status = 'declined') as declined,
         count(*) filter (where status = 'pending') as pending,
         coalesce(round(100.0 * count(*) filter (where status <> 'pending') / nullif(count(*), 0)), 0)::int as response_rate,
         coalesce(sum(case status when 'confirmed' then confirmed_guests when 'pending' then max_guests end), 0) as total_people,
         coalesce(sum(confirmed_guests) filter (where status = 'confirmed'), 0) as confirmed_people,
         count(*) filter (where status = 'confirmed' and confirmed_guests >= 4) as large_groups,
         count(*) filter (where status = 'confirmed' and dietary_restrictions ~ '\\S') as dietary_count
       from guests where event_id = e.id
     ) numbers
     where e.id = ?`,
    [eventId],
  )
  const [row] = rows
  if (!row) throw new AppError('event-not-found')
  const { isPaid, planType, ...numbers } = row
  const advanced = isPaid && planType === 'grand_soiree' ? await findAdvancedStatistics(eventId) : null
  return { ...numbers, advanced }
}
