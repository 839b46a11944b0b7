import { headings, type Wanted, type Written } from './random-parties.ts'

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? ''
const heads = (at: number, ...meanings: (keyof typeof headings)[]) =>
  meanings.map((meaning) => pick(headings[meaning], at))
const onlyFirst = (wanted: readonly Wanted[]) =>
  wanted.map((one) => ({ ...one, people: one.people.slice(0, 1) }))
const asMany = (wanted: readonly Wanted[]) => wanted.map((one) => ({ ...one, seats: one.people.length }))
const withoutContact = (wanted: readonly Wanted[]) =>
  wanted.map((one) => ({ ...one, phone: null, email: null }))
const rowsOf = (wanted: readonly Wanted[]) => wanted.reduce((sum, { people }) => sum + people.length, 0)

/** One row an invitation, its seats counted; with or without a title and totals. */
const invitations: Layout = (wanted, at) => {
  const parties = onlyFirst(wanted)
  return {
    grid: [
      ...(at % 2 === 0 ? [['Nuestra boda'], []] : []),
      heads(at, 'email', 'name', 'seats', 'group', 'phone'),
      ...parties.map(({ people, seats, group, phone, email }) => [
        email,
        people[0] ?? '',
        seats,
        group,
        phone,
      ]),
      ['', 'TOTAL', parties.reduce((sum, { seats }) => sum + seats, 0), '', ''],
    ],
    parties,
  }
}

/** Names in two columns, and who comes besides as a number. */
const companions: Layout = (wanted, at) => {
  const parties = onlyFirst(wanted)
  return {
    grid: [
      heads(at, 'surname', 'name', 'companions', 'group', 'phone', 'email'),
      ...parties.map(({ people: [name = ''], seats, group, phone, email }) => {
        const [first = '', ...surnames] = name.split(' ')
        return [surnames.join(' '), first, seats - 1, group, phone, email]
      }),
    ],
    parties,
  }
}

/** 'Ana y Luis' in one cell. */
const together: Layout = (wanted, at) => ({
  grid: [
    heads(at, 'name', 'seats', 'group', 'email'),
    ...wanted.map(({ people, seats, group, email }) => [joined(people), seats, group, email]),
  ],
  parties: wanted.map((one) => ({ ...one, phone: null })),
})

/** A column for each companion's name. */
const companionColumns: Layout = (wanted, at) => {
  const parties = asMany(wanted)
  return {
    grid: [
      [...heads(at, 'name'), 'Acompañante 1', 'Acompañante 2', ...heads(at, 'group', 'phone')],
      ...parties.map(({ people: [name = '', one = '', two = ''], group, phone }) => [
        name,
        one,
        two,
        group,
        phone,
      ]),
    ],
    parties: parties.map((one) => ({ ...one, email: null })),
  }
}

/** One row a person, tied by the number of the household. */
const persons: Layout = (wanted, at) => {
  const parties = asMany(wanted)
  return {
    grid: [
      heads(at, 'household', 'name', 'group', 'phone', 'email'),
      ...parties.flatMap(({ people, group, phone, email }, number) =>
        people.map((name, seat) => [
          number + 1,
          name,
          group,
          seat === 0 ? phone : null,
          seat === 0 ? email : null,
        ]),
      ),
    ],
    parties,
  }
}

/** One row a person; a merged cell holds the household together. */
const merged: Layout = (wanted, at) => {
  const parties = withoutContact(asMany(wanted))
  let row = 2
  return {
    grid: [
      heads(at, 'group', 'name'),
      ...parties.flatMap(({ people, group }, number) =>
        people.map((name, seat) => [
          seat === 0 ? `Familia ${number + 1}` : null,
          name,
          seat === 0 ? group : null,
        ]),
      ),
    ].map((cells, index) =>
      index === 0 ? [pick(headings.household, 0), cells[1] ?? '', cells[0] ?? ''] : cells,
    ),
    merges: parties.flatMap(({ people }) => {
      const first = row
      row += people.length
      return people.length > 1 ? [`A${first}:A${row - 1}`, `C${first}:C${row - 1}`] : []
    }),
    parties,
  }
}

/** A line with the group's name above its invitations. */
const sections: Layout = (wanted, at) => {
  const parties = onlyFirst(wanted).sort((one, other) => one.group.localeCompare(other.group))
  return {
    grid: [
      heads(at, 'name', 'seats', 'phone', 'email'),
      ...parties.flatMap(({ people, seats, group, phone, email }, index) => [
        ...(parties[index - 1]?.group === group ? [] : [[group.toUpperCase(), null, null, null]]),
        [people[0] ?? '', seats, phone, email],
      ]),
    ],
    parties: parties.map((one) => ({ ...one, group: one.group.toUpperCase() })),
  }
}

/** 'G07' on each row of an invitation, whose rows stand anywhere. */
const numberedGroups: Layout = (wanted, at) => {
  const parties = withoutContact(asMany(wanted)).map((one) => ({ ...one, group: 'Sin grupo' }))
  const rows = parties.flatMap(({ people }, number) =>
    people.map((name, seat) => ({ seat, cells: [`G${String(number + 1).padStart(2, '0')}`, name] })),
  )
  return {
    grid: [
      [pick(['Grupo', 'Group', 'Gruppe'], at), ...heads(at, 'name')],
      ...[0, 1, 2].flatMap((seat) => rows.filter((row) => row.seat === seat).map(({ cells }) => cells)),
    ],
    parties,
  }
}

/** Who comes along stands one column further to the right, below the first, which a 1 marks. */
const furtherRight: Layout = (wanted, at) => {
  const parties = withoutContact(asMany(wanted))
  return {
    grid: [
      ['', ...heads(at, 'name', 'surname', 'group')],
      ...parties.flatMap(({ people, group }) =>
        people.map((name, seat) => {
          const [first = '', ...surnames] = name.split(' ')
          return seat === 0 ? ['1', first, surnames.join(' '), group] : ['', '', name, group]
        }),
      ),
    ],
    parties,
  }
}

/** The names of an invitation one below the other in a cell. */
const lines: Layout = (wanted, at) => ({
  grid: [heads(at, 'group', 'name'), ...wanted.map(({ group, people }) => [group, people.join('\n')])],
  parties: withoutContact(asMany(wanted)),
})

/** No headings at all. */
const headless: Layout = (wanted) => {
  const parties = onlyFirst(wanted).map((one) => ({ ...one, group: 'Sin grupo', email: null }))
  return { grid: parties.map(({ people, phone, seats }) => [people[0] ?? '', phone, seats]), parties }
}

type Layout = (wanted: Wanted[], at: number) => Written

const joined = (people: readonly string[]) =>
  people.length === 1 ? (people[0] ?? '') : `${people.slice(0, -1).join(', ')} y ${people.at(-1)}`
const hasSeveral = (wanted: readonly Wanted[]) => rowsOf(wanted) > wanted.length

/** What a layout needs to say what it means; a list that has not enough of it is written as invitations. */
const needs = {
  invitations: () => true,
  companions: (wanted) => wanted.length >= 2,
  together: (wanted) => wanted.length >= 2,
  companionColumns: (wanted) => wanted.length >= 2 && hasSeveral(wanted),
  persons: (wanted) => wanted.length >= 3 && hasSeveral(wanted),
  numberedGroups: (wanted) => wanted.length >= 6 && hasSeveral(wanted),
  furtherRight: (wanted) =>
    rowsOf(wanted) - wanted.length >= Math.max(3, rowsOf(wanted) * 0.25) && wanted.length >= 3,
  merged: (wanted) => wanted.length >= 3 && hasSeveral(wanted),
  sections: (wanted) => wanted.length >= 4,
  lines: (wanted) => wanted.length >= 2,
  // Without a heading, seats that are all alike say nothing, and those that only grow could be numbers of families.
  headless: (wanted) =>
    wanted.length >= 4 &&
    wanted.some(({ seats }, at) => seats < (wanted[at - 1]?.seats ?? 0)) &&
    wanted.some(({ phone }) => phone),
} satisfies Record<string, (wanted: Wanted[]) => boolean>

const layouts = {
  invitations,
  companions,
  together,
  companionColumns,
  persons,
  numberedGroups,
  furtherRight,
  merged,
  sections,
  lines,
  headless,
} satisfies Record<keyof typeof needs, Layout>

/** The ways in which lists are laid out. */
export const layoutNames = Object.keys(layouts) as (keyof typeof layouts)[]

/** The parties as a list of that layout; `at` chooses between equal headings. */
export function laidOut(name: keyof typeof layouts, wanted: Wanted[], at: number): Written {
  return (needs[name](wanted) ? layouts[name] : invitations)(wanted, at)
}
