import type { TypedAnswer } from '../../domain/answer/typed-answer.ts'
import type { Invitation } from '../../domain/calls/invitations.ts'
import type { AppError, FailureCode } from '../platform/errors.ts'
import { rowsOf, textOf } from './answer-from-form.ts'

const notKept = 'No hemos guardado tu respuesta'

/** What the guest's page says of an answer that was not taken, for the failures that a guest can do something about. */
const sentences: Partial<Record<FailureCode, (message: string) => string>> = {
  'party-too-large': (message) => message,
  'party-empty': (message) => message,
  'names-beyond-seats': (message) => message,
  'menu-missing': (message) => message,
  'menu-unknown': (message) => message,
  'answers-closed': (message) => message,
  'malformed-input': (message) => `${notKept}. ${message}`,
  'malformed-json': () => `${notKept}: contiene un carácter que no se puede guardar`,
  'body-too-large': () => `${notKept}: es demasiado largo`,
  'too-many-requests': (message) => `${notKept}. ${message}`,
}

/** The open form after a failure that it has a sentence for, with what was typed; undefined for any other failure. */
export function refusedForm({ code, message }: AppError, form: URLSearchParams): Invitation['reopened'] {
  const failure = sentences[code]?.(message)
  if (!failure) return undefined
  const menusAsked = code === 'menu-missing' || form.has('menusAsked')
  return { failure, typed: typedAnswer(form), ...(menusAsked && { menusAsked }) }
}

/** `?answer=change` opens the form of a guest who answered before. Nothing else of a query is heard. */
export const reopenedForm = (query: Record<string, unknown>): Invitation['reopened'] =>
  query.answer === 'change' ? { failure: null } : undefined

function typedAnswer(form: URLSearchParams): TypedAnswer {
  const seats = form.get('confirmedGuests') ?? ''
  return {
    status: form.get('status') === 'declined' ? 'declined' : 'confirmed',
    ...(/^\d{1,3}$/.test(seats) && { seats: Number(seats) }),
    people: rowsOf(form),
    needsBusTransport: form.get('needsBusTransport') === 'true',
    busComments: textOf(form.get('busComments')),
    comments: textOf(form.get('comments')),
  }
}
