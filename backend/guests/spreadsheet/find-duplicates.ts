import { foldName } from './fold.ts'
import type { ParsedRow, RowWarning } from './reading.ts'

/** A guest already on the list, as much of it as tells whether a row is the same party. */
export type ExistingGuest = { name: string; group: string; email: string | null; phone: string | null }

export type DuplicateFindings = {
  fresh: ParsedRow[]
  duplicates: { row: number; name: string }[]
  warnings: RowWarning[]
}

/**
 * Parts the rows into new parties and parties that are already on the list or further up in the file:
 * same name with the same email or phone, or with the same group when neither has contact data.
 * The same address under another name is fresh, with a warning that names the other
 * (decisions: Guests and answers). Linear in rows + existing.
 */
export function findDuplicates(rows: ParsedRow[], existing: ExistingGuest[]): DuplicateFindings {
  const parties = new Set<string>()
  const holders = new Map<string, { name: string; folded: string }>()
  const remember = (guest: ExistingGuest) => {
    const folded = foldName(guest.name)
    for (const key of partyKeys(guest, folded)) parties.add(key)
    for (const address of addressesOf(guest)) {
      if (!holders.has(address.key)) holders.set(address.key, { name: guest.name, folded })
    }
  }
  for (const guest of existing) remember(guest)

  const findings: DuplicateFindings = { fresh: [], duplicates: [], warnings: [] }
  for (const row of rows) {
    const folded = foldName(row.name)
    if (partyKeys(row, folded).some((key) => parties.has(key))) {
      findings.duplicates.push({ row: row.row, name: row.name })
      continue
    }
    findings.warnings.push(...sharedAddresses(row, folded, holders))
    findings.fresh.push(row)
    remember(row)
  }
  return findings
}

type Holders = Map<string, { name: string; folded: string }>

/** One warning for each other party: they may share the email with one and the phone with another. */
function sharedAddresses(row: ParsedRow, folded: string, holders: Holders): RowWarning[] {
  const shared = new Map<string, string[]>()
  for (const { key, label } of addressesOf(row)) {
    const holder = holders.get(key)
    if (holder && holder.folded !== folded)
      shared.set(holder.name, [...(shared.get(holder.name) ?? []), label])
  }
  return [...shared].map(([name, labels]) => ({
    row: row.row,
    message: `«${row.name}» tiene el mismo ${labels.join(' y ')} que «${name}»`,
  }))
}

function partyKeys(guest: ExistingGuest, folded: string): string[] {
  const addresses = addressesOf(guest)
  if (addresses.length === 0) return [`${folded}\ngroup\n${foldName(guest.group)}`]
  return addresses.map(({ key }) => `${folded}\n${key}`)
}

function addressesOf({ email, phone }: ExistingGuest) {
  const addresses: { key: string; label: string }[] = []
  if (email) addresses.push({ key: `email\n${email.trim().toLowerCase()}`, label: 'email' })
  if (phone) addresses.push({ key: `phone\n${phone.replace(/[\s().-]/g, '')}`, label: 'teléfono' })
  return addresses
}
