import { type BusTrip, tripText } from '../event/bus-trips.ts'
import { csvField } from '../party/csv-field.ts'

/** A bus trip with the people who ride it. */
export type RiddenTrip = BusTrip & {
  people: number
  riders: { guestId: string; name: string; party: string; phone: string | null }[]
}

const headings = ['Trayecto', 'Nombre', 'Invitación', 'Teléfono']

/** The list for the bus company as a CSV that Excel in Spanish opens: a line for each person and trip. */
export const busListCsv = (trips: readonly RiddenTrip[]): string => {
  const rows = trips.flatMap((trip) =>
    trip.riders.map(({ name, party, phone }) => [tripText(trip), name, party, phone]),
  )
  return `\ufeff${[headings, ...rows].map((row) => `${row.map(csvField).join(';')}\r\n`).join('')}`
}
