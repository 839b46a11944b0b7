import type { Outcome } from './chaos.ts'
import type { Recovery } from './recovery.ts'

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const shownParts = (parts: Recovery['parts']): string =>
  Object.entries(parts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([part, ms]) => `${part} ${seconds(ms)}`)
    .join(', ')

/** The ledger as it stands in docs/endurance.md. */
export function printed(outcome: Outcome): string {
  const { seed, minutes, acts, recovery, findings, settledMs, calls, retried } = outcome
  const counted = (
    [
      'requested',
      'accepted',
      'recorded',
      'lost',
      'repeated',
      'stuck',
      'unknown',
      'overlooked',
      'misrecorded',
      'unkept',
    ] as const
  ).map((name) => `| ${name} | ${outcome[name]} |`)
  const kept = `${outcome.answers} answers, ${outcome.edits} edits, ${outcome.payments} payments, ${outcome.visitors} new events`
  return [
    '',
    `seed ${seed}, ${minutes} min: ${Object.values(acts).reduce((sum, count) => sum + count, 0)} acts`,
    '',
    '| messages | |',
    '|---|---|',
    ...counted,
    '',
    `Acknowledged and kept: ${kept}; ${calls} calls, ${retried} of them asked again. At rest ${seconds(settledMs)} after the last act.`,
    '',
    '| act | sign | times | median | longest | its parts | acts meanwhile |',
    '|---|---|---|---|---|---|---|',
    ...recovery
      .toSorted((one, other) => one.act.localeCompare(other.act))
      .map(
        ({ act, sign, times, medianMs, longestMs, parts, meanwhile }) =>
          `| ${act} | ${sign} | ${times} | ${seconds(medianMs)} | ${seconds(longestMs)} | ${shownParts(parts)} | ${meanwhile.join(', ')} |`,
      ),
    '',
    Object.entries(acts)
      .toSorted()
      .map(([act, count]) => `${act} ×${count}`)
      .join(', '),
    '',
    ...findings.slice(0, 50).map((finding) => `- ${finding}`),
    '',
  ].join('\n')
}
