import type { ListReading, ReadParty } from '../../../../domain/party/import/list-reading.ts'
import { foldHeader } from '../../spreadsheet/fold.ts'
import type { ExpectedList } from './expected-lists.ts'

/** What was read of a list, in the figures of expected.json, and what of them is wrong. */
export type Verdict = { figures: string; wrong: string[] }

export function judge(expected: ExpectedList, reading: ListReading): Verdict {
  const { parties, people, withPhone, withEmail } = reading.totals
  const groups = new Set(
    reading.parties.map(({ group }) => group.trim()).filter((group) => group !== 'Sin grupo'),
  ).size
  const wrong: string[] = []
  const check = (what: 'parties' | 'people' | 'phones' | 'emails', found: number) => {
    if (found !== expected[what] && !expected.accept?.[what]?.includes(found))
      wrong.push(`${what} ${found} instead of ${expected[what]}`)
  }
  check('parties', parties)
  check('people', people)
  check('phones', withPhone)
  check('emails', withEmail)
  if (expected.phones > 0 && reading.country !== expected.country)
    wrong.push(`country ${reading.country} instead of ${expected.country}`)
  const accepted = [expected.groups ?? 0, ...(expected.accept?.groups ?? []).map((one) => one ?? 0)]
  // A list whose group is 'nobody's' counts it or not.
  if (!accepted.includes(groups)) wrong.push(`groups ${groups} instead of ${accepted.join(' or ')}`)
  expected.firstRows.forEach((row, at) => {
    const problem = compareRow(row, reading.parties[at])
    if (problem) wrong.push(`row ${at + 1}: ${problem}`)
  })
  if (expected.needsQuestion && !asks(expected.needsQuestion, reading))
    wrong.push(`does not ask: ${expected.needsQuestion}`)
  return {
    figures: `${parties} parties, ${people} people, ${withPhone} phones, ${withEmail} emails, ${groups} groups`,
    wrong,
  }
}

/** The questions that would be an answer to what the list needs, by its words. */
const questions: [words: RegExp, keys: readonly string[]][] = [
  [/couple/, ['couple']],
  [/x under|marked x|REMOVE/i, ['left-out']],
  [/which of the .* sheets|must not all/i, ['sheets']],
  [/in the file twice/, ['repeated-list']],
  [/hidden/, ['hidden-rows']],
  [/seats of 2\.5/i, ['fractions']],
  [/list is empty/, ['sheets']],
  [/no seats column|how many seats/i, ['seats-by-names', 'open-families']],
  [/one row per person|share/i, ['grouping']],
]

function asks(needed: string, { problems }: ListReading): boolean {
  const keys = questions.find(([words]) => words.test(needed))?.[1] ?? []
  return problems.some(({ question }) => question && keys.includes(question.key))
}

const folded = (text: string) => foldHeader(text)

function compareRow(
  expected: ExpectedList['firstRows'][number],
  found: ReadParty | undefined,
): string | null {
  if (!found) return 'missing'
  const { names } = expected
  const [first = ''] = names ?? []
  const isHousehold = names !== undefined && /famil|party|household/i.test(found.name)
  const isNamed = names
    ? folded(found.name).includes(folded(first)) ||
      isHousehold ||
      names.every((name) => found.people.some((one) => folded(one.name ?? '') === folded(name)))
    : folded(found.name) === folded(expected.name)
  if (!isNamed && folded(found.name) !== folded(expected.name))
    return `name «${found.name}» instead of «${expected.name}»`
  for (const key of ['maxGuests', 'phone', 'email'] as const)
    if (found[key] !== expected[key]) return `${key} ${found[key]} instead of ${expected[key]}`
  const group = found.group === 'Sin grupo' ? null : found.group
  return expected.group !== null && folded(group ?? '') !== folded(expected.group)
    ? `group ${group} instead of ${expected.group}`
    : null
}
