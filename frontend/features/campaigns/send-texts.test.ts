import { expect, test } from 'vitest'
import { acceptedText, cancelText, restText, sendLabel, stateOf } from './send-texts.ts'

const now = Date.parse('2026-05-10T12:00:00Z')

test('when it can be reminded is said as people say it', () => {
  const at = (text: string) => restText(Date.parse(text), 'Europe/Madrid', now)
  expect(at('2026-05-12T16:30:00Z')).toBe('desde el martes')
  expect(at('2026-05-11T16:30:00Z')).toBe('desde mañana')
  expect(at('2026-05-10T16:30:00Z')).toBe('desde hoy a las 18:30')
})

test('the button counts in the right number', () => {
  const label = (ready: number) => sendLabel('invitation', { ready })
  expect(label(1)).toBe('Enviar 1 invitación')
  expect(label(84)).toBe('Enviar 84 invitaciones')
  expect(label(1200)).toBe('Enviar 1.200 invitaciones')
  expect(label(0)).toBe('No hay invitaciones que enviar')
  expect(sendLabel('reminder', { ready: 1 })).toBe('Enviar 1 recordatorio')
})

test('the answer is told in one sentence', () => {
  const answer = { campaignId: 'c', totalPendingGuests: 84, emailsSent: 80, whatsappSent: 1, skipped: 3 }
  expect(acceptedText('invitation', answer)).toBe(
    '84 invitados: 80 emails y 1 WhatsApp en camino; 3 se quedan fuera por no tener dirección.',
  )
  expect(acceptedText('invitation', { ...answer, totalPendingGuests: 0 })).toBe(
    'No queda nadie por invitar con este método.',
  )
})

test('the states agree with their figures', () => {
  expect([stateOf('bounced', 1), stateOf('bounced', 2)]).toEqual(['rebotado', 'rebotados'])
  expect([stateOf('complained', 2), stateOf('queued', 6)]).toEqual(['marcados como spam', 'en cola'])
})

test('cancelling says how many have left and how many will not', () => {
  expect(cancelText(0, 1, 'future')).toBe('No ha salido ningún mensaje; 1 mensaje no saldrá.')
  expect(cancelText(1, 2, 'future')).toBe('Ha salido 1 mensaje; 2 mensajes no saldrán.')
  expect(cancelText(1240, 6760, 'past')).toBe('Han salido 1.240 mensajes; 6.760 mensajes ya no salen.')
})
