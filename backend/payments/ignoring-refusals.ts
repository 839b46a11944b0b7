import { AppError } from '../platform/errors.ts'

/** Ignores a definite refusal, which a retry would only repeat. It is logged where it is thrown. */
export async function ignoringRefusals(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const refused =
      error instanceof AppError && ['payment-not-matching', 'payment-not-found'].includes(error.code)
    if (!refused) throw error
  }
}
