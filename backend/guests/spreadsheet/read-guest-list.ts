import { AppError } from '../../platform/errors.ts'
import { kindOf } from './kind-of.ts'
import { limits } from './limits.ts'
import type { GuestListReading } from './reading.ts'
import { readOnThread } from './reading-thread.ts'

/**
 * The parties of an uploaded .xlsx or .xls: every good row, and for every bad one each reason (spec §5
 * Import, decisions: Guests and answers). What the file is, its bytes say; its name must not say otherwise.
 * Throws `spreadsheet-wrong-type`, `-too-large`, `-unreadable`, `-encrypted`, `-no-header`.
 */
export async function readGuestList(bytes: Buffer, fileName: string): Promise<GuestListReading> {
  if (bytes.length > limits.fileBytes) throw new AppError('spreadsheet-too-large')
  if (!/\.xlsx?$/i.test(fileName.trim()) || !kindOf(bytes)) throw new AppError('spreadsheet-wrong-type')
  const answer = await readOnThread(bytes)
  if ('reading' in answer) return JSON.parse(answer.reading)
  throw new AppError(answer.refusal)
}
