import { AppError } from '../platform/errors.ts'

/** The work's result; throws `image-unreadable` for any failure that is not an `AppError`. */
export async function orUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('image-unreadable')
  }
}
