/** One measurement, printed as one JSON line. `ratio` is against a baseline of the same run, where there is one. */
export type Figure = {
  figure: string
  value: number
  unit: string
  baseline?: { what: string; value: number }
  ratio?: number
  aim: string
  holds: boolean
}

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100)

export function print({ value, baseline, ratio, ...rest }: Figure): void {
  const line = {
    ...rest,
    value: round(value),
    ...(baseline && { baseline: { ...baseline, value: round(baseline.value) } }),
    ...(ratio !== undefined && { ratio: round(ratio) }),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
