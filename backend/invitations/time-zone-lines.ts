import { DateTime } from 'luxon'

/** The offset from UTC, in minutes, of a zone at an instant. */
const offsetAt = (zone: string, at: number) => DateTime.fromMillis(at, { zone }).offset

/** The instant at which the offset changes to that of `to`, between two instants with different offsets. */
function changeBetween(zone: string, from: number, to: number): number {
  let [before, after] = [from, to]
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute
    if (offsetAt(zone, middle) === offsetAt(zone, to)) after = middle
    else before = middle
  }
  return after
}

const minute = 60_000
const day = 1440 * minute

/** The offset changes of a zone around an instant: the last one before it, and those of the year around it. */
function changesAround(zone: string, instant: number): number[] {
  const changes: number[] = []
  for (let at = instant - 250 * day; at < instant + 200 * day; at += day)
    if (offsetAt(zone, at) !== offsetAt(zone, at + day)) changes.push(changeBetween(zone, at, at + day))
  return changes
}

const signed = (offset: number) => {
  const total = Math.abs(offset)
  const digits = `${Math.floor(total / 60)}`.padStart(2, '0') + `${total % 60}`.padStart(2, '0')
  return (offset < 0 ? '-' : '+') + digits
}

/**
 * The VTIMEZONE that a file with a TZID must contain (RFC 5545 §3.6.5), for the months around an event: each offset
 * change as an observance, without a recurrence rule. CRLF between lines.
 */
export function timeZoneLines(zone: string, instant: Date): string {
  const observances = changesAround(zone, instant.getTime()).map((at) => {
    const [from, to] = [offsetAt(zone, at - minute), offsetAt(zone, at)]
    // DTSTART is local time in the previous offset, as the standard requires.
    const start = DateTime.fromMillis(at, { zone: 'utc' })
      .plus({ minutes: from })
      .toFormat("yyyyMMdd'T'HHmmss")
    return observance(to > from ? 'DAYLIGHT' : 'STANDARD', start, from, to)
  })
  const steady = offsetAt(zone, instant.getTime())
  const always = observance('STANDARD', '19700101T000000', steady, steady)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...(observances.length ? observances : [always]),
    'END:VTIMEZONE',
  ].join('\r\n')
}

const observance = (kind: string, start: string, from: number, to: number) =>
  [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${signed(from)}`,
    `TZOFFSETTO:${signed(to)}`,
    `END:${kind}`,
  ].join('\r\n')
