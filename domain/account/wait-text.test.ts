import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

test.each([
  [0, 'menos de un minuto'],
  [59, 'menos de un minuto'],
  [60, 'un minuto'],
  [61, '2 minutos'],
  [3540, '59 minutos'],
  [3541, 'una hora'],
  [3600, 'una hora'],
  [3601, '2 horas'],
  [86_400, '24 horas'],
])('%d seconds are %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
