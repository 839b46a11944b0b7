import type { Attendee } from './attendee.ts'

/** One person in a form; '' where nothing was typed. */
export type TypedAttendee = { [K in keyof Attendee]: NonNullable<Attendee[K]> }

/** What stood in a form that was not taken, right or wrong. */
export type TypedAnswer = {
  status: 'confirmed' | 'declined'
  /** Absent when what was typed is no number. */
  seats?: number
  people: TypedAttendee[]
  needsBusTransport: boolean
  busComments: string
  comments: string
}
