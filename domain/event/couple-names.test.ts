import { expect, test } from 'vitest'
import { splitCoupleNames } from './couple-names.ts'
import { namePartsOf, spokenNames } from './name-parts.ts'

test.each([
  ['María y Juan', ['María', 'Juan'], 'y'],
  ['María & Juan', ['María', 'Juan'], 'y'],
  ['Lucía e Ignacio', ['Lucía', 'Ignacio'], 'e'],
  ['María de las Mercedes y Juan Francisco Javier', ['María de las Mercedes', 'Juan Francisco Javier'], 'y'],
  ['Ana Luis', ['Ana', 'Luis'], null],
  ['María Fernández García', ['María', 'Fernández García'], null],
  ['  Eva   y   Leo  ', ['Eva', 'Leo'], 'y'],
  ['Yolanda y Eduardo', ['Yolanda', 'Eduardo'], 'y'],
  ['Gala y Marcos', ['Gala', 'Marcos'], 'y'],
])('%s stands on its lines', (text, lines, word) => {
  const names = splitCoupleNames(text)
  expect(names.lines).toEqual(lines)
  expect(names.joiner?.word ?? null).toBe(word)
})

test('one name stands alone and without an ampersand', () => {
  const names = splitCoupleNames('Valentina')
  expect(names.lines).toEqual(['Valentina'])
  expect(names.joiner).toBeNull()
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
  expect(splitCoupleNames(text)).toMatchObject({ kind: 'title', lead: null, joiner: null })
})

test('the wedding of two people is still two people', () => {
  const names = splitCoupleNames('Boda de Ana y Luis')
  expect(names.lead).toBe('Boda de')
  expect(names.lines).toEqual(['Ana', 'Luis'])
})

test('a company is not a couple', () => {
  const names = splitCoupleNames('García y Asociados S.L.')
  expect(names.kind).toBe('title')
  expect(names.joiner).toBeNull()
  expect(names.lines.join(' ')).toBe('García y Asociados S.L.')
})

test('a long title breaks between words and loses none', () => {
  const { lines } = splitCoupleNames('Jornada Anual de Innovación y Sostenibilidad')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe('Jornada Anual de Innovación y Sostenibilidad')
})

test.each([
  ['Construcciones Ibáñez e Hijos, S.L.', ['Construcciones', 'Ibáñez e Hijos, S.L.']],
  ['Congreso Nacional de Cardiología 2027', ['Congreso Nacional', 'de Cardiología 2027']],
  ['Colegio Oficial de Arquitectos de Madrid', ['Colegio Oficial', 'de Arquitectos', 'de Madrid']],
  ['Cena de Navidad de Construcciones Ibáñez', ['Cena de Navidad', 'de Construcciones', 'Ibáñez']],
  ['Gala Benéfica 2027', ['Gala Benéfica', '2027']],
])('%s ends no line on a word of the next, and leaves no short word alone between others', (title, lines) => {
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

const grandest = 'María de los Ángeles y Juan Sebastián Fernández de Córdoba'

test('a name of more than 30 letters takes two lines, and what joins the couple stands before the second person', () => {
  const names = splitCoupleNames(grandest)
  expect(names.lines).toEqual(['María de los Ángeles', 'Juan Sebastián', 'Fernández de Córdoba'])
  expect(names.joiner).toEqual({ word: 'y', before: 1 })
  expect(namePartsOf(names)).toEqual(['María de los Ángeles', 'Juan Sebastián Fernández de Córdoba'])
  expect(spokenNames(names)).toBe(grandest)
  const turned = splitCoupleNames('Juan Sebastián Fernández de Córdoba y María de los Ángeles')
  expect(turned.joiner).toEqual({ word: 'y', before: 2 })
})

test('no line of a person is longer than 30 letters while there are words to break between', () => {
  const { lines } = splitCoupleNames(`Ana y ${'Abcdefghijklmnop '.repeat(3).trim()}`)
  expect(lines).toEqual(['Ana', 'Abcdefghijklmnop', 'Abcdefghijklmnop', 'Abcdefghijklmnop'])
  expect(splitCoupleNames('a'.repeat(160)).lines).toEqual(['a'.repeat(160)])
})

test.each([
  ['Ana e Iñaki', 'Ana e Iñaki'],
  ['Ana & Iñaki', 'Ana e Iñaki'],
  ['Ana + Hilario', 'Ana e Hilario'],
  ['Ana & Ian', 'Ana y Ian'],
  ['Emma and James', 'Emma and James'],
  ['Ana + Leo', 'Ana y Leo'],
  ['Ana Y Leo', 'Ana y Leo'],
])('%s is read aloud as %s', (text, spoken) => {
  expect(spokenNames(splitCoupleNames(text))).toBe(spoken)
})

test.each([
  'Familia García López',
  'Familia García y López',
  'La Familia Ruiz',
  'Muebles Pérez y López',
  'Viajes Sol y Mar',
  'Sánchez e Hijos',
  'Club de Mar y Montaña',
])('%s is one name, and nothing joins it', (text) => {
  const names = splitCoupleNames(text)
  expect(names).toMatchObject({ kind: 'title', joiner: null })
  expect(spokenNames(names)).toBe(text)
})

test('a stray joiner at an end joins nobody', () => {
  for (const text of ['y Ana', 'Ana y', '& Ana', 'y']) expect(splitCoupleNames(text).joiner).toBeNull()
})

test('three people are one and two', () => {
  expect(namePartsOf(splitCoupleNames('Ana y Luis y Marta'))).toEqual(['Ana', 'Luis y Marta'])
})
