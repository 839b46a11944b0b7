import { expect, test } from 'vitest'
import { emptyParty } from '../../../domain/party/party-fields.ts'
import { duplicateFinder, type ExistingGuest } from './find-duplicates.ts'
import type { ParsedRow } from './reading.ts'

let row = 1
const aRow = (guest: Partial<ParsedRow>): ParsedRow => {
  row += 1
  return { ...emptyParty, row, name: 'Ana Peña', group: 'Familia', ...guest }
}
const ana: ExistingGuest = {
  name: 'Ana Peña',
  group: 'Familia',
  email: 'ana@correo.example',
  phone: '+34612345678',
}

test.each([
  ['the same email', { email: 'ana@correo.example', group: 'Amigos' }],
  ['the same phone', { phone: '+34612345678', email: 'otra@correo.example' }],
  ['the name in another case, accents and spaces', { name: ' ANA  PENA', email: 'ana@correo.example' }],
])('the same name with %s is the same party', (_, guest) => {
  const again = aRow(guest)
  expect(duplicateFinder([ana])([again])).toEqual({
    fresh: [],
    duplicates: [{ row: again.row, name: again.name }],
    warnings: [],
  })
})

test.each([
  ['other contact data', { email: 'otra@correo.example', phone: '+34698765432' }],
  ['the same group and no contact data, where the other has some', {}],
])('the same name with %s is another party', (_, guest) => {
  const other = aRow(guest)
  expect(duplicateFinder([ana])([other])).toEqual({ fresh: [other], duplicates: [], warnings: [] })
})

test('without contact data on either side the same name and group are the same party', () => {
  const first = aRow({})
  const again = aRow({ name: 'ana peña', group: 'FAMILIA' })
  const elsewhere = aRow({ group: 'Trabajo' })
  expect(duplicateFinder([])([first, again, elsewhere])).toEqual({
    fresh: [first, elsewhere],
    duplicates: [{ row: again.row, name: 'ana peña' }],
    warnings: [],
  })
})

test('the same address under another name is a party of its own, and the warning names the other', () => {
  const husband = aRow({ name: 'Luis Gil', email: 'ana@correo.example', phone: '+34612345678' })
  const daughter = aRow({ name: 'Eva Gil', phone: '+34612345678', email: 'eva@correo.example' })
  const { fresh, duplicates, warnings } = duplicateFinder([ana])([husband, daughter])
  expect(fresh).toEqual([husband, daughter])
  expect(duplicates).toEqual([])
  expect(warnings).toEqual([
    { row: husband.row, message: '«Luis Gil» tiene el mismo email y teléfono que «Ana Peña»' },
    { row: daughter.row, message: '«Eva Gil» tiene el mismo teléfono que «Ana Peña»' },
  ])
})

test('a phone that was stored with spaces is still the same phone', () => {
  const again = aRow({ phone: '+34612345678' })
  expect(duplicateFinder([{ ...ana, email: null, phone: '+34 612 345 678' }])([again]).fresh).toEqual([])
})

test('a party of an earlier batch is found again in a later one', () => {
  const [first, again] = [aRow({}), aRow({})]
  const sift = duplicateFinder([])
  expect(sift([first]).fresh).toEqual([first])
  expect(sift([again])).toMatchObject({ fresh: [], duplicates: [{ row: again.row }] })
})
