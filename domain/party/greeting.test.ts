import { expect, test } from 'vitest'
import { addressLine, greeting, greetingKindOf, greetingKinds } from './greeting.ts'

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

test.each([
  ['Familia Fernández', 'Familia', 4, 'Querida familia', 'Para la familia Fernández'],
  ['Los amigos del coro', 'Amigos', 5, 'Queridos amigos', 'Para los amigos del coro'],
  ['Amigas de clase', 'Amigas', 3, 'Queridas amigas', 'Para las amigas de clase'],
  ['Ana García', 'Familia', 1, 'Con todo nuestro cariño', 'Para Ana García'],
  ['Ana García', 'Amigos', 2, 'Con un gran abrazo', 'Para Ana García'],
  ['Ana García', 'Trabajo', 1, 'Te esperamos', 'Para Ana García'],
  ['Los Fernández', 'Vecinos', 3, 'Os esperamos', 'Para los Fernández'],
  ['Queridos abuelos', 'Familia', 2, 'Os esperamos', 'Queridos abuelos'],
])(
  '%s (%s, %i) belongs to one kind of greeting, and the envelope says the name',
  (name, group, maxGuests, words, line) => {
    expect(greetingKinds[greetingKindOf({ name, group, maxGuests })]).toBe(words)
    expect(addressLine({ name, group })).toBe(line)
  },
)
