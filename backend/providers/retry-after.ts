/** The seconds of a Retry-After header (number or date), at least 0.1; undefined when it is missing or invalid. */
export function secondsFrom(header: string | undefined): number | undefined {
  if (!header) return undefined
  const seconds = Number.isNaN(Number(header)) ? (Date.parse(header) - Date.now()) / 1000 : Number(header)
  return Number.isFinite(seconds) ? Math.max(0.1, seconds) : undefined
}
