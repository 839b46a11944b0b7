import { database } from '../../platform/database.ts'

export type Attempt = {
  isFirst: boolean
  isAccepted: boolean
  hoursTried: number
}

/** Records an attempt before the call, so that a crash leaves a trace of it. */
export async function openAttempt(key: string): Promise<Attempt> {
  const { rows } = await database().raw<{ rows: Attempt[] }>(
    `insert into mail_attempts as m (key) values (?)
     on conflict (key) do update set first_tried_at = m.first_tried_at
     returning m.first_tried_at = now() as is_first, m.accepted_at is not null as is_accepted,
       (extract(epoch from now() - m.first_tried_at) / 3600)::float8 as hours_tried`,
    [key],
  )
  return rows[0] as Attempt
}

/** The provider certainly accepted nothing: the key's 24 hours have not begun. */
export const deleteAttempt = (key: string) => database()('mail_attempts').where({ key }).delete()

/** The provider accepted it, or refused it for good: a repeated job has nothing to do. */
export const closeAttempt = (key: string) =>
  database().raw('update mail_attempts set accepted_at = now() where key = ?', [key])

/** It is unknown whether it was accepted, and a retry could send it twice. */
export const giveUpAttempt = (key: string) =>
  database().raw('update mail_attempts set given_up_at = now() where key = ?', [key])

/** The operator allowed sending given-up mails again. */
export const deleteGivenUp = () => database()('mail_attempts').whereNotNull('givenUpAt').delete()

/** By the database's clock. */
export async function isOver(until: Date): Promise<boolean> {
  const { rows } = await database().raw<{ rows: { over: boolean }[] }>(
    'select now() > cast(? as timestamptz) as over',
    [until],
  )
  return rows[0]?.over ?? false
}
