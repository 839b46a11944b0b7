import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ReadParty } from '../../../domain/party/import/list-reading.ts'
import { emptyParty } from '../../../domain/party/party-fields.ts'
import { peopleOf } from '../../../domain/party/people-of.ts'
import { seatsOf } from '../../../domain/party/seats.ts'
import type { ListedParty } from './listed-party.ts'
import { matchParties } from './match-parties.ts'

type Fields = { name: string; email?: string; phone?: string; group?: string; notes?: string }
let row = 1
const read = (fields: Fields): ReadParty => ({
  ...emptyParty,
  group: 'Sin grupo',
  sheet: 'Hoja',
  rows: [row++],
  people: peopleOf(fields.name, 1),
  ...fields,
})
const listed = (fields: Fields): ListedParty => ({
  ...emptyParty,
  group: 'Sin grupo',
  ...fields,
  id: randomUUID(),
  status: 'pending',
  confirmedGuests: 0,
  attendees: [],
  people: seatsOf({ ...fields, maxGuests: 1 }, randomUUID),
})

/** Each party of the file with the place of its own on the list; or 'new'. */
function matched(file: ReadParty[], list: ListedParty[]) {
  const work = matchParties(file, list)
  for (;;) {
    const { done, value } = work.next()
    if (!done) continue
    const places = value.read.map(({ listed: found }) => (found ? list.indexOf(found) : 'new'))
    return { places, gone: value.gone.map((party) => list.indexOf(party)) }
  }
}

test('a name with the same email or phone is the same party, whatever its case, accents and spaces', () => {
  const list = [
    listed({ name: 'José  Núñez', email: 'jose@correo.example' }),
    listed({ name: 'Marta', phone: '+34600100200' }),
  ]
  const file = [
    read({ name: 'jose nuñez', email: 'JOSE@correo.example', notes: 'Mesa 3' }),
    read({ name: 'MARTA', phone: '+34600100200', email: 'marta@correo.example' }),
    read({ name: 'Marta', phone: '+34600100999' }),
  ]
  expect(matched(file, list)).toEqual({ places: [0, 1, 'new'], gone: [] })
})

test('without contact data the whole row tells: two of a name are two people', () => {
  const list = [listed({ name: 'Ana' }), listed({ name: 'Ana', notes: 'La de Soria' })]
  const file = [
    read({ name: 'Ana', notes: 'La de Soria' }),
    read({ name: 'Ana' }),
    read({ name: 'Ana', notes: 'La del trabajo' }),
  ]
  expect(matched(file, list)).toEqual({ places: [1, 0, 'new'], gone: [] })
})

test('three equal rows without contact data find the two that are there, and one is new', () => {
  const list = [listed({ name: 'Ana' }), listed({ name: 'Ana' })]
  const file = [read({ name: 'Ana' }), read({ name: 'Ana' }), read({ name: 'Ana' })]
  expect(matched(file, list).places).toEqual([0, 1, 'new'])
})

test('two of a file with the same contact data, whom their owner keeps apart, find one each', () => {
  const twice = { name: 'Marta', email: 'marta@correo.example' }
  const file = [read(twice), read({ ...twice, notes: 'La hija' })]
  expect(matched(file, []).places).toEqual(['new', 'new'])
  expect(matched(file, [listed(twice)]).places).toEqual([0, 'new'])
  expect(matched(file, [listed(twice), listed({ ...twice, notes: 'La hija' })]).places).toEqual([0, 1])
})

const others = ['Luis Paz', 'Eva Gil', 'Familia Ruiz']
test('in a list that is evidently the same, a corrected phone makes no other person', () => {
  const rest = others.map((name) => ({ name }))
  const list = [listed({ name: 'Ana Sol', phone: '+34600100200' }), ...rest.map(listed)]
  const file = [...rest.map(read), read({ name: 'Ana Sol', phone: '+34600100201' })]
  expect(matched(file, list)).toEqual({ places: [1, 2, 3, 0], gone: [] })
})

test('in another list the same name with another phone is another person', () => {
  const list = [listed({ name: 'Ana Sol', phone: '+34600100200' }), ...others.map((name) => listed({ name }))]
  const file = [
    read({ name: 'Ana Sol', phone: '+34600100201' }),
    ...['Pau', 'Nil', 'Jan', 'Pol', 'Laia'].map((name) => read({ name })),
  ]
  expect(matched(file, list)).toMatchObject({ places: Array(6).fill('new'), gone: [0, 1, 2, 3] })
})

test('two of a name with other phones stay apart also in the same list', () => {
  const rest = others.map((name) => ({ name }))
  const list = [
    listed({ name: 'Ana', phone: '+34600100200' }),
    listed({ name: 'Ana', phone: '+34600100300' }),
    ...rest.map(listed),
  ]
  const file = [
    read({ name: 'Ana', phone: '+34600100200' }),
    read({ name: 'Ana', phone: '+34600100999' }),
    ...rest.map(read),
  ]
  expect(matched(file, list)).toMatchObject({ places: [0, 'new', 2, 3, 4], gone: [1] })
})

test('a list worked on since is known again: other groups, phones that were added', () => {
  const names = ['Ana', 'Ana', 'Luis', 'Eva', 'Pau']
  const list = names.map((name, at) =>
    listed({ name, group: 'Amigos', ...(at === 2 && { phone: '+34600100200' }) }),
  )
  expect(
    matched(
      names.map((name) => read({ name })),
      list,
    ),
  ).toEqual({ places: [0, 1, 2, 3, 4], gone: [] })
})

test('twenty thousand of one name are matched in many slices', () => {
  const file = Array.from({ length: 20_000 }, (_, at) =>
    read({ name: 'Invitado', email: `a${at % 9}@b.example` }),
  )
  const list = Array.from({ length: 20_000 }, () => listed({ name: 'Invitado', email: 'a1@b.example' }))
  const work = matchParties(file, list)
  let slices = 1
  let step = work.next()
  for (; !step.done; step = work.next()) slices += 1
  expect(step.value.read.filter((one) => one.listed)).toHaveLength(2_223)
  expect(slices).toBeGreaterThan(100)
})
