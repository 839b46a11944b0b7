import type { StoredAnswer } from '../../../domain/answer/answer.ts'
import { answerFields } from '../../../domain/answer/answer-fields.ts'
import { ridersOf } from '../../../domain/answer/bus-seats.ts'
import { type BusTrip, tripText } from '../../../domain/event/bus-trips.ts'
import { statusNames } from '../../../domain/party/guest-status.ts'
import { namesIn } from '../../../domain/party/household.ts'
import { type Party, type PartyKey, partyFields, partyKeys } from '../../../domain/party/party-fields.ts'
import type { Person } from '../../../domain/party/person.ts'

/** A party with its RSVP as the export writes it. */
export type ExportRow = Party &
  StoredAnswer & {
    people: readonly Person[]
    /** URL of the party's invitation. */
    link: string
  }

type ExportColumn = {
  heading: string
  /** In characters, as spreadsheets measure columns. */
  width: number
  value: (guest: ExportRow) => string | number | null
}

export const companionsHeading = 'Nombres de acompañantes'

/** What the event asks its guests to choose from. */
export type Asked = { menus: readonly string[]; busTrips: readonly BusTrip[] }

/**
 * The columns of the export in order, with a number column for each menu and bus trip; the import knows these headings, so that the
 * file comes back as the same parties.
 */
export const exportColumns = ({ menus, busTrips }: Asked): readonly ExportColumn[] => [
  ...partyKeys.filter((key) => !afterAnswer.includes(key)).map(ownColumn),
  { heading: companionsHeading, width: 40, value: (guest) => listed(companionsOf(guest)) },
  answerColumn('status', ({ status }) => statusNames[status]),
  answerColumn('confirmedGuests', ({ confirmedGuests }) => confirmedGuests),
  answerColumn('guestNames', ({ guestNames }) => listed(guestNames)),
  answerColumn('dietaryRestrictions', ({ dietaryRestrictions }) => dietaryRestrictions),
  ...menus.map((menu) => ({
    heading: `Menú: ${menu}`,
    width: 16,
    value: ({ attendees }: ExportRow) => attendees.filter((one) => one.menu === menu).length || null,
  })),
  answerColumn('needsBusTransport', ({ status, needsBusTransport }) =>
    status === 'confirmed' ? (needsBusTransport ? 'Sí' : 'No') : null,
  ),
  ...busTrips.map((trip) => ({
    heading: `Autobús: ${tripText(trip)}`,
    width: 24,
    value: ({ attendees }: ExportRow) => ridersOf(trip, attendees).length || null,
  })),
  answerColumn('busComments', ({ busComments }) => busComments),
  answerColumn('comments', ({ comments }) => comments),
  ownColumn('notes'),
  { heading: 'Enlace', width: 48, value: ({ link }) => link },
]

/** The restrictions stand among the answers, the owner's remarks after them. */
const afterAnswer: readonly PartyKey[] = ['dietaryRestrictions', 'notes']

const ownColumn = (key: PartyKey): ExportColumn => ({
  ...partyFields[key].column,
  value: (guest) => guest[key],
})

const answerColumn = (
  key: Exclude<keyof typeof answerFields, 'attendees'>,
  value: ExportColumn['value'],
): ExportColumn => ({ ...answerFields[key].column, value })

/** The people whom the party's name does not name. */
function companionsOf({ name, people }: ExportRow): string[] {
  const told = new Set(namesIn(name))
  return people.flatMap((person) =>
    person.name === null || told.has(person.name)
      ? []
      : [person.isChild ? `${person.name} (niño/a)` : person.name],
  )
}

const listed = (names: string[]) => names.filter((name) => name.trim() !== '').join(', ') || null
