import { beforeEach, expect, test } from 'vitest'
import { database } from '../../platform/database.ts'
import { client, eventually } from '../../testing/client.ts'
import { jobsIn } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = testApp({
  sandbox: true,
  workers: true,
  settings: { EMAIL_REQUESTS_PER_SECOND: '500', EMAIL_TO_PARTNERS: 'empresas@velada.example' },
})
const visitor = client(() => app.url)
beforeEach(() => database().raw('truncate rate_limits, mail_allowances'))

type Message = { to: string; subject: string; text: string; html: string; links: string[] }

/** The mails to an address, once no job is waiting. */
async function mailedTo(address: string): Promise<Message[]> {
  await eventually('every mail is dealt with', async () => {
    const waiting = await Promise.all(
      ['answer-link-request', 'mail-verification', 'mail-enquiry'].map(jobsIn),
    )
    return waiting.flat().length === 0
  })
  const reply = await fetch(`${app.sandboxUrl}/control/messages?to=${encodeURIComponent(address)}`)
  return reply.json() as Promise<Message[]>
}

const evil = 'Tu banco: entra en https://evil.example/pago'
const create = (email: string) =>
  visitor.post('/api/events', { coupleNames: evil, eventDate: '2031-06-12', email })

test('80 anonymous events with one victim’s address make 3 mails, without a word of the attacker’s in the subject', async () => {
  const victim = 'victima@correo.example'
  const replies = []
  for (let times = 0; times < 80; times++) replies.push(await create(victim))
  expect(new Set(replies.map(({ status, json }) => `${status} ${json.message}`)).size).toBe(1)
  const mails = await mailedTo(victim)
  expect(mails).toHaveLength(3)
  for (const { subject, text } of mails) {
    expect(subject).toBe('Confirma tu email · Velada')
    const links = text.match(/https?:\/\/\S+/g) ?? []
    expect(links.every((link) => link.startsWith(app.url))).toBe(true)
    expect(text).not.toMatch(/evil\.example/)
  }
  expect(await database()('events').where({ email: victim })).toHaveLength(80)
})

test('an event whose mail was withheld is there, and its link can be asked for later', async () => {
  const email = 'pareja@correo.example'
  for (let times = 0; times < 4; times++) await create(email)
  expect(await mailedTo(email)).toHaveLength(3)
  const [last] = await database()('events').where({ email }).orderBy('createdAt', 'desc').select('id')
  await visitor.post('/api/auth/resend-verification', { email })
  expect(await mailedTo(email)).toHaveLength(3)
  await database().raw(`update mail_allowances set mailed_at = mailed_at - interval '61 minutes'`)
  await visitor.post('/api/auth/resend-verification', { email })
  const mails = await mailedTo(email)
  expect(mails).toHaveLength(4)
  const link = mails.flatMap(({ text }) => text.match(/token=([\w-]{43})/)?.[1] ?? [])
  const tokens = await Promise.all(
    link.map((token) => visitor.post('/api/verify-email', { token, password: 'dos-anillos-azules' })),
  )
  expect(tokens.some(({ status, text }) => status === 200 && text.includes(last.id))).toBe(true)
})

test('20 enquiries in a victim’s name reach us all, and the victim 3 times without a word of them', async () => {
  const victim = 'bodega@correo.example'
  for (let times = 0; times < 20; times++) {
    const reply = await visitor.post('/api/business-contact', {
      name: evil,
      email: victim,
      phone: '600112233',
      businessType: 'venue',
      message: evil,
    })
    expect(reply.status).toBe(201)
  }
  const mails = await mailedTo(victim)
  expect(mails).toHaveLength(3)
  for (const { subject, text } of mails) expect(subject + text).not.toMatch(/evil|banco/)
  const ours = await mailedTo('empresas@velada.example')
  expect(ours).toHaveLength(20)
  for (const { subject } of ours) expect(subject).toBe('Consulta desde la web · Hacienda/Venue')
})
