import { expect, test } from 'vitest'
import { personOf } from './household.ts'

test.each([
  ['Familia García López', ''],
  ['La familia Ruiz', ''],
  ['Fam. Pérez', ''],
  ['Los Fernández', ''],
  ['Ana Ruiz', 'Ana Ruiz'],
  ['  Ana   Ruiz ', 'Ana Ruiz'],
  ['Luis y familia', 'Luis'],
  ['Eva Sanz y acompañante', 'Eva Sanz'],
  ['Famara Díaz', 'Famara Díaz'],
  ['Ana Familiar', 'Ana Familiar'],
  ['Lola Losada', 'Lola Losada'],
])('the person of %s is %s', (party, person) => {
  expect(personOf(party)).toBe(person)
})
