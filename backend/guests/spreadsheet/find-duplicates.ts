import { foldName } from './fold.ts'
import type { ParsedRow, RowWarning } from './reading.ts'

/** The fields of an existing guest that identify a party. */
export type ExistingGuest = { name: string; group: string; email: string | null; phone: string | null }

type DuplicateFindings = {
  fresh: ParsedRow[]
  duplicates: { row: number; name: string }[]
  warnings: RowWarning[]
}

/**
 * Splits rows into new parties and duplicates of the list or of earlier rows of the file, in this batch or an earlier
 * one: same name with the same email or phone, or with the same group when neither has contact data. The same address
 * under another name is new, with a warning that names the other. Linear in rows + existing.
 */
export function duplicateFinder(existing: ExistingGuest[]): (rows: ParsedRow[]) => DuplicateFindings {
  const known: Known = { parties: new Set(), holders: new Map() }
  for (const guest of existing) remember(traitsOf(guest), known)

  return (rows) => {
    const findings: DuplicateFindings = { fresh: [], duplicates: [], warnings: [] }
    for (const row of rows) {
      const traits = traitsOf(row)
      if (isKnown(traits, known)) {
        findings.duplicates.push({ row: row.row, name: row.name })
        continue
      }
      warnOfSharedAddresses(row, traits, known.holders, findings.warnings)
      findings.fresh.push(row)
      remember(traits, known)
    }
    return findings
  }
}

/** The fields that identify a party. */
type Traits = {
  name: string
  folded: string
  email: string | undefined
  phone: string | undefined
  /** The keys under which another row would be the same party. */
  keys: string[]
}

type Known = {
  parties: Set<string>
  /** Who was first seen at each address. */
  holders: Map<string, Traits>
}

function traitsOf(guest: ExistingGuest): Traits {
  const folded = foldName(guest.name)
  const email = guest.email?.trim().toLowerCase() || undefined
  const phone = guest.phone?.replace(/[\s().-]+/g, '') || undefined
  const keys: string[] = []
  if (email !== undefined) keys.push(`${folded}\n${email}`)
  if (phone !== undefined) keys.push(`${folded}\n${phone}`)
  if (keys.length === 0) keys.push(`${folded}\ngroup\n${foldName(guest.group)}`)
  return { name: guest.name, folded, email, phone, keys }
}

function isKnown({ keys }: Traits, { parties }: Known): boolean {
  for (const key of keys) if (parties.has(key)) return true
  return false
}

function remember(traits: Traits, { parties, holders }: Known) {
  for (const key of traits.keys) parties.add(key)
  const { email, phone } = traits
  if (email !== undefined && !holders.has(email)) holders.set(email, traits)
  if (phone !== undefined && !holders.has(phone)) holders.set(phone, traits)
}

/** One warning for each other party: the email may be shared with one and the phone with another. */
function warnOfSharedAddresses(
  row: ParsedRow,
  { folded, email, phone }: Traits,
  holders: Map<string, Traits>,
  warnings: RowWarning[],
) {
  const other = (address: string | undefined) => {
    const holder = address === undefined ? undefined : holders.get(address)
    return holder?.folded === folded ? undefined : holder
  }
  const [byEmail, byPhone] = [other(email), other(phone)]
  const warn = (labels: string, { name }: Traits) =>
    warnings.push({ row: row.row, message: `«${row.name}» tiene el mismo ${labels} que «${name}»` })
  if (byEmail && byEmail === byPhone) warn('email y teléfono', byEmail)
  else {
    if (byEmail) warn('email', byEmail)
    if (byPhone) warn('teléfono', byPhone)
  }
}
