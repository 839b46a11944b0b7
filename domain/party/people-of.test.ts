import { expect, test } from 'vitest'
import { namesIn } from './household.ts'
import { peopleOf } from './people-of.ts'

const named: [party: string, names: string[]][] = [
  ['Ana Ruiz', ['Ana Ruiz']],
  ['  Ana   Ruiz ', ['Ana Ruiz']],
  ['Ana y Luis', ['Ana', 'Luis']],
  ['Ana Ruiz y Luis Gómez', ['Ana Ruiz', 'Luis Gómez']],
  ['María e Inés', ['María', 'Inés']],
  ['Anna i Marc', ['Anna', 'Marc']],
  ['Josep Puig i Cadafalch', ['Josep Puig i Cadafalch']],
  ['Ana & Luis', ['Ana', 'Luis']],
  ['Ana+Luis', ['Ana', 'Luis']],
  ['John and Mary', ['John', 'Mary']],
  ['Ana, Luis y Eva', ['Ana', 'Luis', 'Eva']],
  ['Ruiz Gómez, Ana', ['Ruiz Gómez, Ana']],
  ['Ana y Luis e hijos', ['Ana', 'Luis']],
  ['Ana, Luis y niños', ['Ana, Luis']],
  ['Luis y familia', ['Luis']],
  ['Luis Gómez y Sra.', ['Luis Gómez']],
  ['Eva Sanz +1', ['Eva Sanz']],
  ['Eva Sanz y acompañante', ['Eva Sanz']],
  ['Eva Sanz y 3 más', ['Eva Sanz']],
  ['Eva Sanz (2)', ['Eva Sanz']],
  ['Familia Ruiz', []],
  ['Familia Ruiz y Gómez', []],
  ['Los Fernández', []],
  ['Tíos de Ana', []],
  ['Amigos del coro', []],
  ['Primos Ruiz', []],
  ['Prima Vera', ['Prima Vera']],
  ['Amigó Ferrer, Pau', ['Amigó Ferrer, Pau']],
  ['José Tío', ['José Tío']],
  ['محمد', ['محمد']],
  ['Ana 🎉', ['Ana 🎉']],
]

test.each(named)('the name «%s» names %j', (party, names) => expect(namesIn(party)).toEqual(names))

test('a party given as name and number: who is named comes first, the others are unnamed', () => {
  const people = (name: string, seats: number) => peopleOf(name, seats).map((person) => person.name)
  expect(people('Ana Ruiz', 3)).toEqual(['Ana Ruiz', null, null])
  expect(people('Ana y Luis', 2)).toEqual(['Ana', 'Luis'])
  expect(people('Familia Ruiz', 2)).toEqual([null, null])
})

test('a name with more people than seats is one person’s, and a name too long is nobody’s', () => {
  expect(peopleOf('José Ortega y Gasset', 1)).toEqual([{ name: 'José Ortega y Gasset', isChild: false }])
  expect(peopleOf('x'.repeat(121), 1)).toEqual([{ name: null, isChild: false }])
})
