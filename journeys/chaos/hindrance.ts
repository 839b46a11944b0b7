import { database } from '../../backend/platform/database.ts'

/** Why no message leaves at a moment; null when none is waiting. */
export type Hindrance =
  | 'the database is away'
  | 'a provider refused'
  | 'a row is locked'
  | 'a job’s process died'
  | 'a retry is not due'
  | 'no worker fetches'
  | 'under way'

type Look = {
  queued: number
  paused: boolean
  locked: boolean
  orphaned: number
  due: number
  later: number
  active: number
}

/** Looks at the database directly, past what disturbs the processes. */
export async function findHindrance(): Promise<Hindrance | null> {
  try {
    const { rows } = await database().raw<{ rows: Look[] }>(
      `select
         (select count(*) from deliveries where status = 'queued') as queued,
         exists (select from send_limits
           where provider in ('email', 'whatsapp') and paused_until > clock_timestamp()) as paused,
         exists (select from pg_stat_activity where wait_event_type = 'Lock') as locked,
         count(*) filter (where state = 'active'
           and coalesce(heartbeat_on, started_on) < clock_timestamp() - interval '6 s') as orphaned,
         count(*) filter (where state < 'active' and start_after <= clock_timestamp()) as due,
         count(*) filter (where state < 'active' and start_after > clock_timestamp()) as later,
         count(*) filter (where state = 'active') as active
       from pgboss.job
       where name in ('fan-out-campaign', 'send-email-batch', 'send-whatsapps') and state <= 'active'`,
    )
    return rows[0] ? reasonIn(rows[0]) : null
  } catch {
    return 'the database is away'
  }
}

function reasonIn({ queued, paused, locked, orphaned, due, later, active }: Look): Hindrance | null {
  if (queued === 0) return null
  if (paused) return 'a provider refused'
  if (locked) return 'a row is locked'
  if (orphaned > 0) return 'a job’s process died'
  if (due > 0) return 'no worker fetches'
  if (active === 0 && later > 0) return 'a retry is not due'
  return 'under way'
}
