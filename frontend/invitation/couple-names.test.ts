import { expect, test } from 'vitest'
import { splitCoupleNames, spokenNames } from './couple-names.ts'

test.each([
  ['María y Juan', ['María', 'Juan'], true],
  ['María & Juan', ['María', 'Juan'], true],
  ['Lucía e Ignacio', ['Lucía', 'Ignacio'], true],
  ['María de las Mercedes y Juan Francisco Javier', ['María de las Mercedes', 'Juan Francisco Javier'], true],
  ['Ana Luis', ['Ana', 'Luis'], false],
  ['María Fernández García', ['María', 'Fernández García'], false],
  ['  Eva   y   Leo  ', ['Eva', 'Leo'], true],
  ['Yolanda y Eduardo', ['Yolanda', 'Eduardo'], true],
])('%s stands on its lines', (text, lines, joined) => {
  const names = splitCoupleNames(text)
  expect(names.lines).toEqual(lines)
  expect(names.joined).toBe(joined)
})

test('one name stands alone and without an ampersand', () => {
  const names = splitCoupleNames('Valentina')
  expect(names.lines).toEqual(['Valentina'])
  expect(names.joined).toBe(false)
  expect(names.initials).toEqual(['V'])
})

test('a communion puts the occasion above the name', () => {
  const names = splitCoupleNames('Primera Comunión de Lucía')
  expect(names.lead).toBe('Primera Comunión de')
  expect(names.lines).toEqual(['Lucía'])
  expect(spokenNames(names)).toBe('Primera Comunión de Lucía')
})

test.each([
  ['Primera Comunión Lucía García', 'Primera Comunión', ['Lucía', 'García']],
  ['Bautizo de Martina y Leo', 'Bautizo de', ['Martina', 'Leo']],
  ['bautizo hugo', 'bautizo', ['hugo']],
])('%s is an occasion and its names', (text, lead, lines) => {
  expect(splitCoupleNames(text)).toMatchObject({ lead, lines })
})

test.each([
  'Mi Primera Comunión',
  'Fiesta de fin de año de Acme',
  '25 años de Bodegas Ruiz',
  'Acme 25 aniversario',
  'Nochevieja 2026',
])('%s is a title, nobody is called so', (text) => {
  expect(splitCoupleNames(text)).toMatchObject({ kind: 'title', lead: null, joined: false })
})

test('the wedding of two people is still two people', () => {
  const names = splitCoupleNames('Boda de Ana y Luis')
  expect(names.lead).toBe('Boda de')
  expect(names.lines).toEqual(['Ana', 'Luis'])
})

test('a company is not a couple', () => {
  const names = splitCoupleNames('García y Asociados S.L.')
  expect(names.kind).toBe('title')
  expect(names.joined).toBe(false)
  expect(names.lines.join(' ')).toBe('García y Asociados S.L.')
})

test('a long title breaks between words and loses none', () => {
  const { lines } = splitCoupleNames('Jornada Anual de Innovación y Sostenibilidad')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe('Jornada Anual de Innovación y Sostenibilidad')
})

test.each([
  ['Construcciones Ibáñez e Hijos, S.L.', ['Construcciones', 'Ibáñez', 'e Hijos, S.L.']],
  ['Cena de Navidad de Construcciones Ibáñez', ['Cena de Navidad', 'de Construcciones', 'Ibáñez']],
  ['Gala Benéfica 2027', ['Gala Benéfica', '2027']],
])('%s ends no line on a word of the next', (title, lines) => {
  expect(splitCoupleNames(title).lines).toEqual(lines)
})

test('missing names fall back to a sample couple', () => {
  expect(splitCoupleNames('   ').lines).toEqual(['Sofía', 'Alejandro'])
})

test.each([
  ['María y Juan', ['M', 'J']],
  ['ángela y óscar', ['Á', 'Ó']],
])('%s has initials for a seal', (text, initials) => {
  expect(splitCoupleNames(text).initials).toEqual(initials)
})
