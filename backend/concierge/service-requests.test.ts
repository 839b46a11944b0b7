import { expect, test } from 'vitest'
import { database } from '../platform/database.ts'
import { client, eventually } from '../testing/client.ts'
import { aGuest, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp({
  sandbox: true,
  workers: true,
  settings: { EMAIL_TO_PARTNERS: 'nosotros@velada.example' },
})

async function aCouple(fields: Parameters<typeof anOwner>[0] = {}) {
  const { event, email } = await anOwner({ coupleNames: 'Clara y Bruno', ...fields })
  const browser = client(() => app.url)
  await signIn(browser, email)
  return { event, email, browser, path: `/api/events/${event.id}/service-requests` }
}

test('the domain is asked for in the dashboard: kept, and mailed to us with the event and no guest’s data', async () => {
  const { browser, path, email, event } = await aCouple()
  const guest = await aGuest(event.id, { name: 'Remedios Secreta' })
  const reply = await browser.post(path, { kind: 'domain', domain: ' LuciayMarcos.es ' })
  expect(reply.status).toBe(201)
  expect(reply.json).toMatchObject([{ kind: 'domain', text: 'luciaymarcos.es' }])
  const mail = await eventually('the mail arrives', async () => {
    const found = await fetch(`${app.sandboxUrl}/control/messages?to=nosotros@velada.example`)
    const mails = (await found.json()) as { subject: string; text: string }[]
    return mails.find(({ subject }) => subject === 'Dominio pedido desde el panel')
  })
  for (const word of ['luciaymarcos.es', 'Clara y Bruno', email, '24 horas'])
    expect(mail.text).toContain(word)
  for (const word of ['Remedios', guest.email ?? '', guest.token]) expect(mail.text).not.toContain(word)
  expect((await browser.get(path)).json).toHaveLength(1)
})

test.each([
  [{ kind: 'domain', domain: 'luciaymarcos.net' }, 'Escribe un dominio .com o .es, como luciaymarcos.es'],
  [{ kind: 'domain', domain: '-lucia.es' }, 'Escribe un dominio .com o .es, como luciaymarcos.es'],
  [{ kind: 'domain', domain: '' }, 'Escribe un dominio .com o .es, como luciaymarcos.es'],
  [{ kind: 'message', message: 'Hola' }, 'Cuéntanos un poco más: al menos 10 caracteres'],
  [{ kind: 'otra' }, 'Elige qué necesitas'],
])('%j is refused with what to mend, and nothing is kept', async (body, text) => {
  const { browser, path } = await aCouple()
  const reply = await browser.post(path, body)
  expect([reply.status, reply.text]).toEqual([400, text])
  expect((await browser.get(path)).json).toEqual([])
})

test('the domain belongs to Grand Soirée; words to us, to both plans that are paid', async () => {
  const essence = await aCouple({ planType: 'essence' })
  expect((await essence.browser.post(essence.path, { kind: 'domain', domain: 'a.es' })).status).toBe(402)
  const words = { kind: 'message', message: 'No encuentro cómo cambiar la hora.' }
  expect((await essence.browser.post(essence.path, words)).status).toBe(201)
  const unpaid = await aCouple({ isPaid: false, planType: 'essence' })
  expect((await unpaid.browser.post(unpaid.path, words)).status).toBe(402)
})

test('what is not yours is not found, and ten a day are enough', async () => {
  const [couple, stranger] = [await aCouple(), await aCouple()]
  const words = { kind: 'message', message: 'Necesitamos ayuda con la lista.' }
  expect((await stranger.browser.post(couple.path, words)).status).toBe(404)
  expect((await stranger.browser.get(couple.path)).status).toBe(404)
  const statuses: number[] = []
  for (let n = 0; n < 11; n++) statuses.push((await couple.browser.post(couple.path, words)).status)
  expect(statuses).toEqual([...Array(10).fill(201), 429])
  const [kept] = await database()('service_requests').where({ eventId: couple.event.id }).count()
  expect(Number(kept?.count)).toBe(10)
})
