import { expect, test } from 'vitest'
import { completedLink } from './link.ts'

test.each([
  ['maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
  ['  www.hotel.es ', 'https://www.hotel.es'],
  ['hotel.es:8443/reservas?a=1#b', 'https://hotel.es:8443/reservas?a=1#b'],
  ['peñíscola.es', 'https://peñíscola.es'],
  ['https://maps.example/?q=40.4,-3.7', 'https://maps.example/?q=40.4,-3.7'],
  ['HTTP://hotel.es', 'HTTP://hotel.es'],
  ['http://localhost:3000/x', 'http://localhost:3000/x'],
])('%s is the address %s', (typed, link) => {
  expect(completedLink(typed)).toBe(link)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:ana@correo.example',
  'ftp://hotel.es',
  'ana@correo.example',
  'https://ana:clave@hotel.es',
  'hotel',
  'mañana lo busco',
  '/media/x.webp',
  '//maps.app.goo.gl/x',
  'https://',
  '.',
  '',
])('%j is refused', (typed) => {
  expect(completedLink(typed)).toBeNull()
})
