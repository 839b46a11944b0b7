import type { Invitation } from '../invitations/contract.ts'
import { AppError, type FailureCode } from '../platform/errors.ts'

const explained = [
  'party-too-large',
  'party-empty',
  'names-beyond-seats',
  'menu-unknown',
  'answers-closed',
  'malformed-input',
  'malformed-json',
  'body-too-large',
] as const satisfies FailureCode[]

/** True for a failure that the guest's page has a sentence for. */
export const isExplained = (code: FailureCode): boolean => explained.some((one) => one === code)

/**
 * What the query of a guest's page says of the form: `?answer=change` opens it, `?error={code}` besides says why the
 * last answer was not taken, in our own words. Nothing of the query is repeated; an unknown code is no error.
 */
export function reopenedForm(query: Record<string, unknown>, seats: number): Invitation['reopened'] {
  const code = explained.find((one) => one === query.error)
  const message = 'No hemos guardado tu respuesta: falta algún dato o es demasiado largo'
  if (code) return { failure: new AppError(code, { seats, message }).message }
  return query.answer === 'change' ? { failure: null } : undefined
}
