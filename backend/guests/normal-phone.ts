import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { AppError } from '../platform/errors.ts'

/** A typed phone as E.164, Spain by default; null stays null. Throws `phone-invalid`. */
export function normalPhone(phone: string | null | undefined): string | null {
  if (!phone) return null
  const parsed = parsePhoneNumberFromString(phone, 'ES')
  if (!parsed?.isValid()) throw new AppError('phone-invalid')
  return parsed.number
}
