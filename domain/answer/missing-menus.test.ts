import { expect, test } from 'vitest'
import { whoHasNoMenu } from './missing-menus.ts'

const menus = ['Carne', 'Pescado']

test('who comes and has chosen no menu is named', () => {
  expect(whoHasNoMenu([{ name: 'Ana', menu: 'Carne' }], menus)).toBeNull()
  expect(whoHasNoMenu([{ name: 'Ana', menu: '' }], menus)).toBe('Ana')
  expect(
    whoHasNoMenu([{ name: 'Ana' }, { name: ' ', menu: null }, { name: 'Leo', menu: 'Carne' }], menus),
  ).toBe('Ana y persona 2')
  expect(whoHasNoMenu([{ name: 'Ana' }, { name: 'Eva' }, { name: 'Leo' }], menus)).toBe('Ana, Eva y Leo')
})

test('an event without menus asks for none', () => {
  expect(whoHasNoMenu([{ name: 'Ana' }], [])).toBeNull()
})
