import { expect, test } from 'vitest'
import { client } from '../testing/client.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp({ settings: { LOG_LEVEL: 'error' } })
const visitor = () => client(() => app.url)

test('an event is nobody’s until its link is used, and then its account is signed in', async () => {
  const couple = visitor()
  const created = await couple.post('/api/events', {
    coupleNames: 'Lucía y Marcos',
    eventDate: '2037-06-12',
    email: 'Lucia@Correo.example',
    isPaid: true,
    planType: 'grand_soiree',
  })
  expect(created.status).toBe(201)
  expect(created.json.slug).toBe('lucia-y-marcos')
  expect((await couple.get('/api/auth/me')).status).toBe(401)
  const token = new URL(created.json.verificationUrl).searchParams.get('token')
  expect((await couple.get(`/api/verify-email/${token}`)).json).toEqual({
    email: 'lucia@correo.example',
    hasAccount: false,
    coupleNames: 'Lucía y Marcos',
  })
  const verified = await couple.post('/api/verify-email', { token, password: 'correcta-caballo' })
  expect(verified.json).toEqual({ eventId: created.json.id })
  expect((await couple.get('/api/auth/me')).json.id).toBe(created.json.id)
  const event = await couple.get(`/api/events/${created.json.id}`)
  expect(event.json).toMatchObject({ isPaid: false, planType: 'essence', isEmailVerified: true })
})
