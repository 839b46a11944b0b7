import { foldName } from './fold.ts'
import type { ParsedRow, RowWarning } from './reading.ts'

/** A guest already on the list, as much of it as tells whether a row is the same party. */
export type ExistingGuest = { name: string; group: string; email: string | null; phone: string | null }

type DuplicateFindings = {
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
  const holders: Holders = new Map()
  for (const guest of existing) remember(traitsOf(guest), parties, holders)

  const findings: DuplicateFindings = { fresh: [], duplicates: [], warnings: [] }
  for (const row of rows) {
    const traits = traitsOf(row)
    if (traits.keys.some((key) => parties.has(key))) {
      findings.duplicates.push({ row: row.row, name: row.name })
      continue
    }
    findings.warnings.push(...sharedAddresses(row, traits, holders))
    findings.fresh.push(row)
    remember(traits, parties, holders)
  }
  return findings
}

type Address = { key: string; label: string }

/** What a party is known by: its keys are the ways in which another row may turn out to be the same. */
type Traits = { name: string; folded: string; addresses: Address[]; keys: string[] }

/** Who was first seen at each address. */
type Holders = Map<string, Traits>

function traitsOf({ name, group, email, phone }: ExistingGuest): Traits {
  const folded = foldName(name)
  const addresses: Address[] = []
  if (email) addresses.push({ key: email.trim().toLowerCase(), label: 'email' })
  if (phone) addresses.push({ key: phone.replace(/[\s().-]+/g, ''), label: 'teléfono' })
  const keys =
    addresses.length > 0
      ? addresses.map(({ key }) => `${folded}\n${key}`)
      : [`${folded}\ngroup\n${foldName(group)}`]
  return { name, folded, addresses, keys }
}

function remember(traits: Traits, parties: Set<string>, holders: Holders) {
  for (const key of traits.keys) parties.add(key)
  for (const { key } of traits.addresses) if (!holders.has(key)) holders.set(key, traits)
}

/** One warning for each other party: they may share the email with one and the phone with another. */
function sharedAddresses(row: ParsedRow, { folded, addresses }: Traits, holders: Holders): RowWarning[] {
  const shared = new Map<Traits, string[]>()
  for (const { key, label } of addresses) {
    const holder = holders.get(key)
    if (holder && holder.folded !== folded) shared.set(holder, [...(shared.get(holder) ?? []), label])
  }
  return [...shared].map(([{ name }, labels]) => ({
    row: row.row,
    message: `«${row.name}» tiene el mismo ${labels.join(' y ')} que «${name}»`,
  }))
}
