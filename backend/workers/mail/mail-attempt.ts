import { database } from '../../platform/database.ts'

export type Attempt = {
  isFirst: boolean
  isAccepted: boolean
  hoursTried: number
}

/** Marks that a mail is about to be tried, before the call: a process that dies leaves it known to be in doubt. */
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

/** The provider surely took nothing: the key's hours have not begun. */
export const deleteAttempt = (key: string) => database()('mail_attempts').where({ key }).delete()

/** The provider has it, or will never take it: a job that runs again has nothing to do. */
export const closeAttempt = (key: string) =>
  database().raw('update mail_attempts set accepted_at = now() where key = ?', [key])

/** Nobody knows whether it arrived, and trying again could send it twice. */
export const giveUpAttempt = (key: string) =>
  database().raw('update mail_attempts set given_up_at = now() where key = ?', [key])

/** A person decided that mails which were given up may be sent anew. */
export const deleteGivenUp = () => database()('mail_attempts').whereNotNull('givenUpAt').delete()

/** By the database's clock. */
export async function isOver(until: Date): Promise<boolean> {
  const { rows } = await database().raw<{ rows: { over: boolean }[] }>(
    'select now() > cast(? as timestamptz) as over',
    [until],
  )
  return rows[0]?.over ?? false
}
