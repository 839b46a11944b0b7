import { expect, test } from 'vitest'
import { database } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { jobsIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const visitor = client(() => app.url)

const enquiry = {
  name: 'Bodega Las Encinas',
  email: 'Eventos@Encinas.example',
  phone: '+34 600 11 22 33',
  businessType: 'venue',
  message: 'Queremos ofrecer Velada en nuestra finca.',
}

test('an enquiry is kept and both its mails are queued', async () => {
  const reply = await visitor.post('/api/business-contact', enquiry)
  expect(reply.status).toBe(201)
  const { id, message } = reply.json
  expect(message).toBe('Nos pondremos en contacto contigo muy pronto.')
  const row = await database()('enquiries').where({ id }).first()
  expect(row).toMatchObject({ ...enquiry, email: 'eventos@encinas.example' })
  expect(await jobsIn('mail-enquiry')).toContainEqual({ enquiryId: id })
})

test('without a type of business a wedding planner is meant', async () => {
  const { businessType: _, ...rest } = enquiry
  const { id } = (await visitor.post('/api/business-contact', rest)).json
  expect(await database()('enquiries').where({ id }).first('businessType')).toEqual({
    businessType: 'wedding',
  })
})

test.each([
  [{ name: 'B' }, 'El nombre debe tener al menos 2 caracteres'],
  [{ name: undefined }, 'El nombre debe tener al menos 2 caracteres'],
  [{ email: 'encinas' }, 'Email válido requerido'],
  [{ phone: '12345678' }, 'Teléfono inválido'],
  [{ phone: 'llámame ya' }, 'Teléfono inválido'],
  [{ businessType: 'banda' }, 'Tipo de negocio desconocido'],
  [{ message: 'Hola' }, 'El mensaje debe tener al menos 10 caracteres'],
])('an enquiry with %j is refused: %s', async (wrong, text) => {
  const before = await database()('enquiries').count()
  const reply = await visitor.post('/api/business-contact', { ...enquiry, ...wrong })
  expect([reply.status, reply.text]).toEqual([400, text])
  expect(await database()('enquiries').count()).toEqual(before)
})

test('what is no JSON is refused', async () => {
  const reply = await visitor.post('/api/business-contact', '{"name":')
  expect(reply.status).toBe(400)
})

test('another site cannot send enquiries from its visitors', async () => {
  const reply = await visitor.post('/api/business-contact', enquiry, { 'Sec-Fetch-Site': 'cross-site' })
  expect(reply.status).toBe(403)
})

test('after thirty enquiries in an hour from one address the next are refused', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 35; n++) statuses.push((await visitor.post('/api/business-contact', enquiry)).status)
  expect(statuses.at(-1)).toBe(429)
})
