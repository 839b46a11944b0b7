/** The seconds of a Retry-After header (a number, or a date); undefined when it says nothing. At least a tenth. */
export function secondsFrom(header: string | undefined): number | undefined {
  if (!header) return undefined
  const seconds = Number.isNaN(Number(header)) ? (Date.parse(header) - Date.now()) / 1000 : Number(header)
  return Number.isFinite(seconds) ? Math.max(0.1, seconds) : undefined
}
