import type { Attendee } from './attendee.ts'

/** One person in a form; '' where nothing was typed. `comes` is false for a seat of the party that stays empty. */
export type TypedAttendee = {
  [K in Exclude<keyof Attendee, 'busOut' | 'busBack' | 'allergens' | 'age'>]-?: NonNullable<Attendee[K]>
} & Pick<Attendee, 'busOut' | 'busBack'> & { comes: boolean; allergens?: string[]; age?: string }

/** What stood in a form that was not taken, right or wrong. */
export type TypedAnswer = {
  status: 'confirmed' | 'declined'
  /** Absent when what was typed is no number, or each person was ticked. */
  seats?: number
  people: TypedAttendee[]
  needsBusTransport: boolean
  busComments: string
  comments: string
}
