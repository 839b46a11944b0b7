import type { Context } from 'koa'
import { database } from '../platform/database.ts'
import { clientAddress, privateHash } from '../platform/http/client-address.ts'
import { countAttempt, tooManyRequests } from '../platform/http/rate-limit.ts'
import { findKnownPlace, placesOf } from './known-places.ts'

/** Free wrong attempts; each further one doubles the wait, in seconds, up to the longest. */
type Patience = { free: number; first: number; longest: number }

/** For one account from one place: a typo costs little. */
const forPlace: Patience = { free: 5, first: 30, longest: 3600 }
/** For one account from all unknown places together: guessing from many addresses. */
const forStrangers: Patience = { free: 20, first: 30, longest: 900 }
const forgottenAfter = '24 hours'

/**
 * Counts a login attempt before its password is checked, so that parallel attempts cannot bypass it. Known places have
 * their own counters, which strangers cannot use up. Throws `too-many-requests` with the time to wait. Returns the
 * function to call when the password was right.
 */
export async function countSignInTry(ctx: Context, email: string): Promise<() => Promise<void>> {
  const places = placesOf(ctx, email)
  const known = await findKnownPlace(places)
  // Many people share an address, but only one uses a device.
  if (known !== 'device') await countAttempt('login', clientAddress(ctx.ip))
  const here = known === 'device' && places.device ? places.device : places.address
  const strangers = privateHash(`${email} strangers`)
  await takeTry(here, forPlace)
  if (!known) await takeTry(strangers, forStrangers)
  return async () => {
    await database()('signInTries').where({ key: here }).delete()
    if (!known) await database()('signInTries').where({ key: strangers }).decrement('tries', 1)
  }
}

/** One statement, so that parallel attempts count each other. */
async function takeTry(key: string, { free, first, longest }: Patience): Promise<void> {
  const { rows } = await database().raw<{ rows: object[] }>(
    `insert into sign_in_tries as t (key, tries, retry_at, forget_at)
     values (:key, 1, clock_timestamp(), clock_timestamp() + interval '${forgottenAfter}')
     on conflict (key) do update set
       tries = case when t.forget_at <= clock_timestamp() then 1 else t.tries + 1 end,
       retry_at = clock_timestamp() + interval '1 second' * case
         when t.forget_at <= clock_timestamp() or t.tries + 1 < :free then 0
         else least(:longest, :first * power(2, least(t.tries + 1 - :free, 20))) end,
       forget_at = clock_timestamp() + interval '${forgottenAfter}'
     where t.retry_at <= clock_timestamp()
     returning key`,
    { key, free, first, longest },
  )
  if (rows.length > 0) return
  const { rows: waits } = await database().raw<{ rows: { seconds: number }[] }>(
    `select extract(epoch from retry_at - clock_timestamp())::float8 as seconds from sign_in_tries where key = ?`,
    [key],
  )
  throw tooManyRequests(waits[0]?.seconds ?? 1)
}
