import { AppError } from '../platform/errors.ts'

/** A refusal is an answer: asking again would give the same one. It is logged where it is made. */
export async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const refused =
      error instanceof AppError && ['payment-not-matching', 'payment-not-found'].includes(error.code)
    if (!refused) throw error
  }
}
