import { database } from '../platform/database.ts'
import { countDeadLetters } from '../platform/dead-letters.ts'

/** Shorter outages are not reported. */
const patience = `interval '10 minutes'`

/** The reasons why messages are not sent, one sentence each for the operator; empty when all is well. */
export async function findSendingProblems(): Promise<string[]> {
  const { rows: held } = await database().raw<{
    rows: { provider: string; heldSince: Date; heldReason: string }[]
  }>(
    `select provider, held_since, held_reason from send_limits where held_since < now() - ${patience} order by provider`,
  )
  const paused: { provider: string; pausedUntil: Date }[] = await database()('send_limits')
    .whereRaw(`paused_until > now() + ${patience} and held_since is null`)
    .orderBy('provider')
    .select('provider', 'pausedUntil')
  const { rows: late } = await database().raw<{ rows: { name: string; count: number; oldest: Date }[] }>(
    `select name, count(*) as count, min(created_on) as oldest from pgboss.job
     where name like 'mail-%' and state <= 'active' and created_on < now() - ${patience} group by name order by name`,
  )
  const dead = await countDeadLetters()
  return [
    ...held.map(
      ({ provider, heldSince, heldReason }) =>
        `${provider}: the provider takes nothing since ${heldSince.toISOString()} (${heldReason}).`,
    ),
    ...paused.map(
      ({ provider, pausedUntil }) =>
        `${provider}: the provider asks to wait until ${pausedUntil.toISOString()} (its rate or its quota).`,
    ),
    ...late.map(
      ({ name, count, oldest }) => `${name}: ${count} wait, the oldest since ${oldest.toISOString()}.`,
    ),
    ...(dead > 0 ? [`dead-letters: ${dead} jobs were given up; see 'dead-letters list'.`] : []),
  ]
}
