import type { AdvancedStatistics } from '../../../domain/calls/statistics.ts'

type Days = AdvancedStatistics['answersByDay']
const dayMs = 24 * 60 * 60 * 1000

/** Adds the days without RSVPs between the first and the last, so that the time axis is linear. */
export function withEmptyDays(days: Days): Days {
  const first = days.at(0)
  const last = days.at(-1)
  if (!first || !last) return []
  const known = new Map(days.map((entry) => [entry.day, entry]))
  const length = Math.round((Date.parse(last.day) - Date.parse(first.day)) / dayMs) + 1
  return Array.from({ length }, (_, place) => {
    const day = new Date(Date.parse(first.day) + place * dayMs).toISOString().slice(0, 10)
    return known.get(day) ?? { day, confirmed: 0, declined: 0 }
  })
}

/** The maximum of a scale for `highest` whose half is a whole number: 2, 4, 10, 20, 40, 100… */
export function scaleMaximum(highest: number): number {
  for (let unit = 1; ; unit *= 10)
    for (const step of [2, 4, 10]) if (step * unit >= highest) return step * unit
}

/** A day as it stands below its column: '4 may'. */
export const dayText = (iso: string): string =>
  new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(iso))
