import * as v from 'valibot'
import { given, stored } from '../fields.ts'
import { answerFields, answerKeys } from './answer-fields.ts'

/**
 * An RSVP, by the guest (`POST`) or by the owner (`PUT /api/guests/{id}/rsvp`). When `attendees` is present,
 * `guestNames`, `confirmedGuests` and `dietaryRestrictions` are derived from it.
 */
export const Answer = v.object(given(answerFields))
export type Answer = v.InferOutput<typeof Answer>

/** An RSVP as it is stored with its party. */
export const StoredAnswer = v.object(stored(answerFields))
export type StoredAnswer = v.InferOutput<typeof StoredAnswer>

/** The fields of a party that has not answered. */
export const noAnswer = Object.fromEntries(
  answerKeys.map((key): [string, unknown] => [key, answerFields[key].blank]),
) as Readonly<StoredAnswer>
