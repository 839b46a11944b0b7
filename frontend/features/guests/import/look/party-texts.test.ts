import { expect, test } from 'vitest'
import { aReadParty } from '../../../../testing/import-samples.ts'
import { contactOf, partyKey, seatLines, shownParties } from './party-texts.ts'

const person = (name: string | null, isChild = false) => ({ name, isChild })

test('people are told where the name of the party does not say them all', () => {
  expect(seatLines(aReadParty(2, 'Ana Ruiz', { people: [person('Ana Ruiz')] }))).toEqual([])
  expect(seatLines(aReadParty(2, 'Ana Ruiz', { people: [person(null)] }))).toEqual([])
  expect(
    seatLines(
      aReadParty(2, 'Familia Ruiz', {
        people: [person('Ana'), person('Eva', true), person(null), person(null)],
      }),
    ),
  ).toEqual(['Ana', 'Eva (niño o niña)', '2 acompañantes por nombrar'])
  expect(
    seatLines(aReadParty(2, 'Ana Ruiz', { people: [person('Ana Ruiz'), person('Luis'), person(null)] })),
  ).toEqual(['Luis', '1 acompañante por nombrar'])
})

test('a party is told with the contact that it has', () => {
  expect(contactOf(aReadParty(2, 'Ana', { phone: '+34600111222', email: 'ana@correo.es' }))).toEqual([
    '+34600111222',
    'ana@correo.es',
  ])
  expect(contactOf(aReadParty(2, 'Ana'))).toEqual([])
})

test('a party left out by hand stays in the place of its rows, and comes once while the look still has it', () => {
  const [ana, luis, eva] = [aReadParty(2, 'Ana'), aReadParty(3, 'Luis'), aReadParty(4, 'Eva')]
  const sheets = [{ name: ana.sheet, isHidden: false, isRead: true, rows: 3, reason: null }]
  const out = new Map([[partyKey(luis), luis]])
  const linesOf = (rows: (typeof ana)[]) =>
    shownParties({ rows, sheets }, out).map(({ party, isOut }) => [party.name, isOut])
  const expected = [
    ['Ana', false],
    ['Luis', true],
    ['Eva', false],
  ]
  expect(linesOf([ana, luis, eva])).toEqual(expected)
  expect(linesOf([ana, eva])).toEqual(expected)
})
