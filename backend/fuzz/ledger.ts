/** The result of a run; `problems` is empty when no rule was violated. */
export type Ledger = {
  seed: number
  requests: number
  /** Share of the requests that were valid in shape. */
  validShare: number
  /** By call: how often it was sent, and how often it succeeded. */
  calls: Record<string, { asked: number; succeeded: number }>
  statuses: Record<string, number>
  /** The current request. */
  asking: string
  /** The longest stall of the api's event loop, and the request at that time. */
  longest: { ms: number; during: string }
  seconds: number
  problems: string[]
}

const line = (name: string, value: unknown) => `${name.padEnd(66)}${value}`

/** The ledger as text. */
export function shown(ledger: Ledger): string {
  const { calls, statuses, problems } = ledger
  const reached = Object.values(calls).filter(({ succeeded }) => succeeded > 0).length
  return [
    ...Object.entries(calls)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, { asked, succeeded }]) => line(name, `${asked} asked, ${succeeded} succeeded`)),
    '',
    line(
      'statuses',
      Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    ),
    line('requests', `${ledger.requests} in ${Math.round(ledger.seconds)} s`),
    line('valid in shape', `${(100 * ledger.validShare).toFixed(1)} % (at least 60 %)`),
    line('success paths reached', `${reached} of ${Object.keys(calls).length}`),
    line('longest stall of the api’s event loop', `${ledger.longest.ms} ms (at most 200 ms)`),
    line('problems', problems.length),
    ...problems.map((problem) => `  ${problem}`),
    line('again', `npm run fuzz -- --seed ${ledger.seed} --requests ${ledger.requests}`),
    '',
  ].join('\n')
}
