import type { TypedAnswer } from '../../domain/answer/typed-answer.ts'
import type { Invitation } from '../../domain/calls/invitations.ts'
import type { FailureCode } from '../../domain/failures.ts'
import type { AppError } from '../platform/errors.ts'
import { isOneByOne, rowsOf, textOf } from './answer-from-form.ts'

const notKept = 'No hemos guardado tu respuesta'

/** The guest's page messages for a refused RSVP, for failures that a guest can correct. */
const sentences: Partial<Record<FailureCode, (message: string) => string>> = {
  'party-too-large': (message) => message,
  'party-empty': (message) => message,
  'names-beyond-seats': (message) => message,
  'menu-missing': (message) => message,
  'menu-unknown': (message) => message,
  'trip-unknown': (message) => message,
  'trip-full': (message) => message,
  'answers-closed': (message) => message,
  'malformed-input': (message) => `${notKept}. ${message}`,
  'malformed-json': () => `${notKept}: contiene un carácter que no se puede guardar`,
  'body-too-large': () => `${notKept}: es demasiado largo`,
  'too-many-requests': (message) => `${notKept}. ${message}`,
}

/** The reopened form after such a failure, with the typed values; undefined for any other failure. */
export function refusedForm({ code, message }: AppError, form: URLSearchParams): Invitation['reopened'] {
  const failure = sentences[code]?.(message)
  if (!failure) return undefined
  const menusAsked = code === 'menu-missing' || form.has('menusAsked')
  return { failure, typed: typedAnswer(form), ...(menusAsked && { menusAsked }) }
}

/** `?answer=change` opens the form of a guest who has answered. Other query parameters are ignored. */
export const reopenedForm = (query: Record<string, unknown>): Invitation['reopened'] =>
  query.answer === 'change' ? { failure: null } : undefined

function typedAnswer(form: URLSearchParams): TypedAnswer {
  const seats = form.get('confirmedGuests') ?? ''
  const count = /^\d{1,3}$/.test(seats) ? Number(seats) : undefined
  const people = rowsOf(form)
  return {
    status: form.get('status') === 'declined' ? 'declined' : 'confirmed',
    ...(count !== undefined && { seats: count }),
    people: isOneByOne(form)
      ? people
      : people.map((person, at) => ({ ...person, comes: at < (count ?? people.length) })),
    needsBusTransport: form.get('needsBusTransport') === 'true',
    busComments: textOf(form.get('busComments')),
    comments: textOf(form.get('comments')),
  }
}
