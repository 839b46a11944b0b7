import { expect, test } from 'vitest'
import { namesWithoutMenu } from './missing-menus.ts'

const menus = ['Carne', 'Pescado']

test('who comes and has chosen no menu is named', () => {
  expect(namesWithoutMenu([{ name: 'Ana', menu: 'Carne' }], menus)).toBeNull()
  expect(namesWithoutMenu([{ name: 'Ana', menu: '' }], menus)).toBe('Ana')
  expect(
    namesWithoutMenu([{ name: 'Ana' }, { name: ' ', menu: null }, { name: 'Leo', menu: 'Carne' }], menus),
  ).toBe('Ana y persona 2')
  expect(namesWithoutMenu([{ name: 'Ana' }, { name: 'Eva' }, { name: 'Leo' }], menus)).toBe('Ana, Eva y Leo')
})

test('an event without menus asks for none', () => {
  expect(namesWithoutMenu([{ name: 'Ana' }], [])).toBeNull()
})
