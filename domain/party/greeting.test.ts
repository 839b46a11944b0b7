import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test.each([
  ['Familia Fernández', 'Familia', 'Querida familia Fernández'],
  ['familia fernández', 'Familia novia', 'Querida familia fernández'],
  ['La familia Ruiz', 'Vecinos', 'Querida familia Ruiz'],
  ['Fam. López', 'Familia', 'Querida familia López'],
  ['Amigos del coro', 'Amigos', 'Queridos amigos del coro'],
  ['Las amigas de clase', 'Amigas', 'Queridas amigas de clase'],
  ['Queridos abuelos', 'Familia', 'Queridos abuelos'],
  ['Luis y familia', 'Familia', 'Para Luis y familia'],
  ['Eva y sus amigos', 'Amigos', 'Para Eva y sus amigos'],
])('%s in %s is greeted without saying a word twice', (name, group, line) => {
  expect(greeting({ name, group })).toBe(line)
})

test.each([
  ['Familia', 'Para Ana García, con todo nuestro cariño'],
  ['FAMILIA DE MARCOS', 'Para Ana García, con todo nuestro cariño'],
  ['Amigos', 'Para Ana García, con un gran abrazo'],
  ['Amigas de Lucía', 'Para Ana García, con un gran abrazo'],
  ['Trabajo', 'Para Ana García'],
  ['Sin grupo', 'Para Ana García'],
])('a guest of the group %s is greeted as such', (group, line) => {
  expect(greeting({ name: ' Ana  García ', group })).toBe(line)
})

test('an article before a name is not shouted', () => {
  expect(greeting({ name: 'Los Fernández', group: 'Vecinos' })).toBe('Para los Fernández')
})

test('a surname that merely begins with the word is a surname', () => {
  expect(greeting({ name: 'Ana Familiar', group: 'Trabajo' })).toBe('Para Ana Familiar')
  expect(greeting({ name: 'Famara Díaz', group: 'Trabajo' })).toBe('Para Famara Díaz')
})
