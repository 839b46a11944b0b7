import type { Trx } from '../platform/database.ts'
import { privateHash } from '../platform/http/client-address.ts'

/**
 * `unverified`: mails that anybody can send to any address (creation, new link, enquiry). `reset`: links for a
 * forgotten password. `lost-link`: a guest's own link, sent again. Each has its own counter, so that neither uses up the other.
 */
export type MailKind = 'unverified' | 'reset' | 'lost-link'

const [anHour, aDay] = [3, 10]

/**
 * Whether a mail may go to an address: at most 3 of its kind in any hour and 10 in any day. `mailKey` identifies the
 * mail: asked again for the same key, the result is the same and it counts once.
 */
export async function takeMailAllowance(
  trx: Trx,
  kind: MailKind,
  to: string,
  mailKey: string,
): Promise<boolean> {
  const address = privateHash(`${kind} ${to}`)
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [address])
  await trx.raw(
    `insert into mail_allowances (kind, address, mail_key, mailed_at)
     select :kind, :address, :mailKey, clock_timestamp()
     from (
       select count(*) as in_a_day, count(*) filter (where mailed_at > clock_timestamp() - interval '1 hour') as in_an_hour
       from mail_allowances
       where kind = :kind and address = :address and mailed_at > clock_timestamp() - interval '1 day'
     ) as mailed
     where in_an_hour < ${anHour} and in_a_day < ${aDay}
     on conflict do nothing`,
    { kind, address, mailKey },
  )
  const taken = await trx('mailAllowances').where({ kind, address, mailKey }).first('mailKey')
  return taken !== undefined
}
