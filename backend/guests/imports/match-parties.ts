import type { ReadParty } from '../../../domain/party/import/list-reading.ts'
import { partyKeys } from '../../../domain/party/party-fields.ts'
import { foldName } from '../spreadsheet/fold.ts'
import type { ListedParty } from './listed-party.ts'

/** What a party is told apart by. */
type Traits = { folded: string; email: string | null; phone: string | null }
type Listed = Traits & { party: ListedParty; isFree: boolean }
type Read = Traits & { party: ReadParty; mate: Listed | null }

/** Each party of the file with the one of the list that it is; those of the list that the file does not have. */
export type Matches = {
  /** `listed` is null for a new one. */
  read: { party: ReadParty; listed: ListedParty | null }[]
  gone: ListedParty[]
}

/** Parties compared before the caller is asked to let others work. */
const atOnce = 500

/**
 * Finds which parties of a file are on the list already. A party is the same
 * - by all of its row;
 * - by its name with the same email or phone;
 * - in a list that is evidently the same one, by its name alone, where that leaves no doubt: a corrected phone or a
 *   changed group makes no other person.
 * Everybody else is new: a name alone says little when two halves of a family write a list each. Yields between slices
 * of the work, which is linear in both lists.
 */
export function* matchParties(
  file: readonly ReadParty[],
  list: readonly ListedParty[],
): Generator<undefined, Matches> {
  const listed: Listed[] = []
  for (const party of list) {
    listed.push({ ...traitsOf(party), party, isFree: true })
    if (listed.length % atOnce === 0) yield
  }
  const read: Read[] = []
  for (const party of file) {
    read.push({ ...traitsOf(party), party, mate: null })
    if (read.length % atOnce === 0) yield
  }
  if (listed.length > 0) yield* matchByRow(read, listed)
  if (read.some(isLeft)) yield* matchByContact(read, listed)
  yield
  if (read.some(isLeft) && areTheSameList(read, listed)) yield* matchByName(read, listed)
  yield
  return {
    read: read.map(({ party, mate }) => ({ party, listed: mate?.party ?? null })),
    gone: listed.filter(({ isFree }) => isFree).map(({ party }) => party),
  }
}

function traitsOf({ name, email, phone }: ReadParty | ListedParty): Traits {
  return { folded: foldName(name), email: email?.trim().toLowerCase() || null, phone: phone || null }
}

const contactsOf = ({ folded, email, phone }: Traits): string[] =>
  [email, phone].filter((contact) => contact !== null).map((contact) => `${folded}\n${contact}`)

/** Parties under a key, each taken once, in order. Most keys have one, which needs no list. */
type Line = { those: Listed | Listed[]; next: number }

function firstFree(line: Line | undefined): Listed | null {
  if (!line) return null
  const { those } = line
  if (!Array.isArray(those)) return those.isFree ? those : null
  while (those[line.next]?.isFree === false) line.next += 1
  return those[line.next] ?? null
}

function* linesBy(listed: readonly Listed[], keysOf: (one: Listed) => string[]) {
  const lines = new Map<string, Line>()
  for (const [at, one] of listed.entries()) {
    if (at % atOnce === 0) yield
    for (const key of keysOf(one)) {
      const line = lines.get(key)
      if (!line) lines.set(key, { those: one, next: 0 })
      else if (Array.isArray(line.those)) line.those.push(one)
      else line.those = [line.those, one]
    }
  }
  return lines
}

function* matchByRow(read: Read[], listed: Listed[]) {
  const lines = yield* linesBy(listed, (one) => [rowOf(one)])
  for (const [at, one] of read.entries()) {
    if (at % atOnce === 0) yield
    join(one, firstFree(lines.get(rowOf(one))))
  }
}

const rowKeys = partyKeys.filter((key) => key !== 'name')

/** All that a file may say of a party, names folded. */
function rowOf({ folded, party }: Read | Listed): string {
  // Neither a file nor the list holds a NUL.
  let row = folded
  for (const key of rowKeys) row += `\0${party[key] ?? ''}`
  for (const { name, isChild } of party.people) row += `\0${isChild}${name === null ? '' : foldName(name)}`
  return row
}

/** Name with email or phone. */
function* matchByContact(read: Read[], listed: Listed[]) {
  const lines = yield* linesBy(listed, contactsOf)
  for (const [at, one] of read.entries()) {
    if (at % atOnce === 0) yield
    if (one.mate) continue
    for (const contact of contactsOf(one)) if (!one.mate) join(one, firstFree(lines.get(contact)))
  }
}

/**
 * At least half of the names of the longer list stand in both: three of them, or one that is beyond doubt. Two lists of
 * one party each prove nothing.
 */
function areTheSameList(read: Read[], listed: Listed[]): boolean {
  const names = new Set(read.map(({ folded }) => folded))
  const known = new Set(listed.map(({ folded }) => folded))
  const common = [...names].filter((name) => known.has(name)).length
  const isSure = common >= 3 || read.some(({ mate }) => mate !== null)
  return isSure && common * 2 >= Math.max(names.size, known.size)
}

/**
 * Those who are left over with the same name, when there are as many on both sides. Other contact data needs a name that
 * nobody else has.
 */
function* matchByName(read: Read[], listed: Listed[]) {
  const [all, allListed] = [byName(read), byName(listed)]
  const free = byName(listed.filter(({ isFree }) => isFree))
  yield
  for (const [folded, those] of byName(read.filter(isLeft))) {
    const others = free.get(folded) ?? []
    if (those.length !== others.length) continue
    const isOnlyOne = all.get(folded)?.length === 1 && allListed.get(folded)?.length === 1
    for (const [place, one] of those.entries()) {
      const other = others[place] ?? null
      if (isOnlyOne || !(hasContact(one) && other && hasContact(other))) join(one, other)
    }
  }
}

const isLeft = ({ mate }: Read) => mate === null
const hasContact = ({ email, phone }: Traits) => email !== null || phone !== null

function join(one: Read, other: Listed | null): void {
  if (!other) return
  one.mate = other
  other.isFree = false
}

const byName = <K extends Traits>(those: readonly K[]): Map<string, K[]> =>
  Map.groupBy(those, ({ folded }) => folded)
