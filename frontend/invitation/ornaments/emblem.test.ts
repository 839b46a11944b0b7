import { expect, test } from 'vitest'
import { splitCoupleNames } from '../../../domain/event/couple-names.ts'
import { emblemOf } from './emblem.tsx'

test.each([
  ['María y Juan', 'crown'],
  ['Boda de Ana y Leo', 'crown'],
  ['Valentina', 'crown'],
  ['Construcciones Ibáñez e Hijos, S.L.', 'shield'],
  ['Gala Benéfica 2027', 'shield'],
  ['Primera Comunión de Lucía', 'chalice'],
  ['Comunión Lucía y Hugo', 'chalice'],
  ['Bautizo de Hugo', 'dove'],
  ['Confirmación de Marta', 'dove'],
] as const)('no crown for a company or a sacrament: %s has a %s', (coupleNames, emblem) => {
  expect(emblemOf(splitCoupleNames(coupleNames))).toBe(emblem)
})
