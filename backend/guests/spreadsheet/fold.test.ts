import { expect, test } from 'vitest'
import { foldHeader, foldName } from './fold.ts'

test.each([
  ['Nº personas', 'no personas'],
  ['E-mail', 'e mail'],
  ['  NOMBRE   y Apellidos: ', 'nombre y apellidos'],
  ['Ñandú ½ ﬁn', 'nandu 1 2 fin'],
  ['İstanbul', 'istanbul'],
  ['', ''],
  ['סה"כ', 'סה כ'],
])('%j is the heading %j', (text, folded) => {
  expect(foldHeader(text)).toBe(folded)
})

test.each([
  [' ANA  PEÑA\u00a0Gil ', 'ana pena gil'],
  ['Núñez-Ibáñez, J.', 'nunez-ibanez, j.'],
  ['José\tΣωτήρης', 'jose σωτηρης'],
])('%j is the name %j', (text, folded) => {
  expect(foldName(text)).toBe(folded)
})

test('a text of any signs folds as its words do, whichever way is taken', () => {
  // A sign that no table has makes the whole text take the slow way.
  const beyond = '漢'
  for (let unit = 1; unit < 0x250; unit++) {
    const text = `Xa${String.fromCharCode(unit)}Éb ${String.fromCharCode(unit)}`
    expect(`${foldHeader(`${text} ${beyond}`)}`, `heading ${unit}`).toBe(
      `${foldHeader(text)} ${beyond}`.trim(),
    )
    expect(`${foldName(`${text} ${beyond}`)}`, `name ${unit}`).toBe(`${foldName(text)} ${beyond}`.trim())
  }
})
