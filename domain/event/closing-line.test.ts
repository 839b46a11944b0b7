import { expect, test } from 'vitest'
import { closingLineOf } from './closing-line.ts'
import { splitCoupleNames } from './couple-names.ts'

test.each([
  ['Lucía y Mateo', 'Gracias por formar parte de nuestra historia.'],
  ['Boda de Ana y Luis', 'Gracias por formar parte de nuestra historia.'],
  ['Bodas de oro de Pilar y Juan', 'Gracias por tantos años a nuestro lado.'],
  ['Primera Comunión de Lucía', 'Gracias por acompañarnos en un día tan especial.'],
  ['Mi Primera Comunión', 'Gracias por acompañarnos en un día tan especial.'],
  ['Comunión de Pablo y Ana', 'Gracias por acompañarnos en un día tan especial.'],
  ['bautizo de Hugo', 'Gracias por acompañarnos en sus primeros pasos.'],
  ['Graduación de Marta', 'Gracias por haber estado ahí en cada paso.'],
  ['Quince años de Abril', 'Lo mejor de cumplir años es con quién se celebran.'],
  ['Valentina', 'Gracias por celebrarlo con nosotros.'],
  ['Construcciones Ibáñez e Hijos, S.L.', 'Será un placer celebrarlo en tan buena compañía.'],
  ['25 aniversario de Bodegas Ruiz', 'Será un placer celebrarlo en tan buena compañía.'],
  ['Familia García López', 'Será un placer celebrarlo en tan buena compañía.'],
])('the invitation of %s closes fittingly without words of its own', (coupleNames, line) => {
  expect(closingLineOf(splitCoupleNames(coupleNames))).toBe(line)
})
