import { expect, test } from 'vitest'
import { occasionOf } from './occasion.ts'

test.each([
  ['Lucía y Mateo', 'Boda de Lucía y Mateo', 'la boda de Lucía y Mateo'],
  ['Ana & Iñaki', 'Boda de Ana e Iñaki', 'la boda de Ana e Iñaki'],
  ['Boda de Ana y Luis', 'Boda de Ana y Luis', 'la boda de Ana y Luis'],
  ['Primera Comunión de Lucía', 'Primera Comunión de Lucía', 'la primera Comunión de Lucía'],
  ['bautizo de Hugo', 'Bautizo de Hugo', 'el bautizo de Hugo'],
  ['Cumpleaños de Marta', 'Cumpleaños de Marta', 'el cumpleaños de Marta'],
  ['Bodas de oro de Pilar y Juan', 'Bodas de oro de Pilar y Juan', 'las bodas de oro de Pilar y Juan'],
  ['Valentina', 'Celebración de Valentina', 'la celebración de Valentina'],
  ['Gala Benéfica 2027', 'Gala Benéfica 2027', '«Gala Benéfica 2027»'],
  ['Mi Primera Comunión', 'Mi Primera Comunión', '«Mi Primera Comunión»'],
  ['García y Asociados S.L.', 'García y Asociados S.L.', '«García y Asociados S.L.»'],
  ['Familia García López', 'Familia García López', '«Familia García López»'],
])('%s says what it is', (coupleNames, title, phrase) => {
  expect(occasionOf(coupleNames)).toEqual({ title, phrase })
})
