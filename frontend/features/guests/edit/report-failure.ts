import { phoneInvalid } from '../../../../domain/failures.ts'
import { ApiError, failureText } from '../../../lib/api.ts'
import { toast } from '../../../ui/use-toasts.ts'
import type { GuestForm } from './guest-fields.tsx'

/** Shows a failure at its field, if it belongs to one, or else as a toast. */
export function reportFailure(error: unknown, form: GuestForm, title: string): void {
  if (error instanceof ApiError && error.status === 422 && error.text === phoneInvalid)
    form.setError('phone', { message: error.text }, { shouldFocus: true })
  else toast({ title, description: failureText(error), tone: 'destructive' })
}
