import type { ReadParty } from '../../../domain/party/import/list-reading.ts'
import { foldName } from '../spreadsheet/fold.ts'
import type { ListedParty } from './listed-party.ts'

/**
 * The new parties that resemble one of the list: with the same email or phone, which is common in families, or with the
 * same name. They come in, and are worth a look.
 */
export function findResemblances(
  added: readonly ReadParty[],
  list: readonly ListedParty[],
): { party: ReadParty; message: string }[] {
  if (list.length === 0) return []
  const emails = new Map(list.map(({ email, name }) => [email?.toLowerCase(), name]))
  const phones = new Map(list.map(({ phone, name }) => [phone, name]))
  const names = new Set(list.map(({ name }) => foldName(name)))
  return added.flatMap((party) => {
    const { name, email, phone } = party
    const byEmail = email === null ? undefined : emails.get(email.toLowerCase())
    const byPhone = phone === null ? undefined : phones.get(phone)
    const same = (labels: string, other: string) => `«${name}» tiene el mismo ${labels} que «${other}»`
    const messages =
      byEmail !== undefined && byEmail === byPhone
        ? [same('email y teléfono', byEmail)]
        : [
            ...(byEmail === undefined ? [] : [same('email', byEmail)]),
            ...(byPhone === undefined ? [] : [same('teléfono', byPhone)]),
          ]
    if (names.has(foldName(name))) messages.push(`Ya había otra invitación de «${name}», con otros datos`)
    return messages.map((message) => ({ party, message }))
  })
}
