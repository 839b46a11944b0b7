import { expect, test } from 'vitest'
import { type PartyKey, partyFields, partyKeys } from '../../domain/party/party-fields.ts'
import { Account } from '../accounts/account.ts'
import { Event } from '../events/event.ts'
import { aWorkbook } from '../guests/spreadsheet/a-workbook.ts'
import { Payment } from '../payments/payment.ts'
import { database } from '../platform/database.ts'
import { removeExpired } from '../retention/remove-expired.ts'
import { cardSandbox } from '../testing/card-sandbox.ts'
import { client, eventually } from '../testing/client.ts'
import { aGuest, anOwner, password, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { importFile } from '../testing/upload-list.ts'

const app = testApp({ sandbox: true, workers: true, settings: { EMAIL_REQUESTS_PER_SECOND: '1000' } })
const provider = cardSandbox(app)
const essence = { amount: 99, planType: 'essence' }
const own: Partial<Record<PartyKey, string>> = {
  name: 'Remedios Secreta',
  email: 'secreta.invitada@correo.example',
  phone: '+34600987654',
}
/** Something to look for in every field of a party that holds text. */
const secrets = partyKeys
  .filter((key) => typeof partyFields[key].blank !== 'number')
  .map((key) => [key, own[key] ?? `lo secreto de ${key}`] as const)
const companion = 'Etelvina Acompañante'
const signs = [...secrets.map(([, text]) => text), companion]

/** A signed-in owner of an unpaid event. */
async function aCouple() {
  const coupleNames = `Clara y Bruno ${crypto.randomUUID()}`
  const { email, event, accountId } = await anOwner({ coupleNames, isPaid: false, planType: 'essence' })
  const browser = client(() => app.url)
  await signIn(browser, email)
  return { browser, event, accountId, email }
}

async function pay(browser: ReturnType<typeof client>, eventId: string): Promise<string> {
  const { paymentIntentId } = (await browser.post('/api/create-payment-intent', { ...essence, eventId })).json
  await provider.pay(paymentIntentId)
  await browser.post('/api/confirm-payment', { paymentIntentId, eventId })
  return paymentIntentId
}

/** Every row of every table, the queue's included, as text. */
async function everythingKept(): Promise<string> {
  const { rows } = await database().raw<{ rows: { name: string }[] }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const kept = await database().raw<{ rows: { text: string }[] }>(`select t::text as text from ${name} t`)
    texts.push(...kept.rows.map(({ text }) => `${name}: ${text}`))
  }
  return texts.join('\n')
}

const findings = async (words: readonly string[]) =>
  (await everythingKept()).split('\n').filter((line) => words.some((word) => line.includes(word)))

/** A guest who was written to, opened, answered and complained: everything that leaves a trace. */
async function aGuestWithAPast(browser: ReturnType<typeof client>, event: Event) {
  const people = [own.name ?? null, companion].map((name) => ({
    id: crypto.randomUUID(),
    name,
    isChild: false,
  }))
  const guest = await aGuest(event.id, { ...Object.fromEntries(secrets), people, maxGuests: 2 })
  await browser.post(`/api/events/${event.id}/send-invitations`, { method: 'email' })
  await eventually('the invitation is delivered', async () => {
    const rows = await database()('deliveries').where({ guestId: guest.id, status: 'delivered' })
    return rows.length > 0
  })
  await browser.put(`/api/guests/${guest.id}/rsvp`, {
    status: 'confirmed',
    confirmedGuests: 1,
    guestNames: [own.name],
    dietaryRestrictions: 'celiaca',
  })
  await eventually('every webhook is applied', async () => {
    const open = await database()('provider_notices').whereNull('appliedAt').count()
    return Number(open[0]?.count) === 0
  })
  return guest
}

test('a guest who is erased leaves no name, address or phone behind, down to jobs and webhooks', async () => {
  const { browser, event } = await aCouple()
  await pay(browser, event.id)
  const guest = await aGuestWithAPast(browser, event)
  expect((await findings(signs)).length).toBeGreaterThan(0)
  expect((await browser.delete(`/api/guests/${guest.id}`)).status).toBe(204)
  // Kept apart for 30 days, and nowhere else.
  const kept = await findings([...signs, guest.token])
  expect(kept.map((line) => line.split(':')[0])).toEqual(['public.removed_guests'])
  const path = `/api/events/${event.id}/removed-guests/${guest.id}`
  expect((await browser.delete(path)).status).toBe(204)
  expect(await findings([...signs, guest.token])).toEqual([])
})

test('what an import changed of a guest goes when the guest is erased, and with its event', async () => {
  const { browser, event } = await aCouple()
  await pay(browser, event.id)
  const [ana, eva] = [
    await aGuest(event.id, { name: 'Ana Sol', email: 'ana@correo.example', notes: 'lo secreto de Ana' }),
    await aGuest(event.id, { name: 'Eva Gil', email: 'eva@correo.example', notes: 'lo secreto de Eva' }),
  ]
  const bytes = await aWorkbook([
    ['Nombre', 'Email', 'Observaciones'],
    ['Ana Sol', 'ana@correo.example', 'Mesa 3'],
    ['Eva Gil', 'eva@correo.example', 'Mesa 4'],
  ])
  const edits = { update: [ana.id, eva.id] }
  expect((await importFile(browser, event.id, bytes, { edits })).json).toMatchObject({ updated: 2 })
  expect(await findings(['lo secreto de'])).toHaveLength(2)
  await browser.delete(`/api/guests/${ana.id}`)
  await browser.delete(`/api/events/${event.id}/removed-guests/${ana.id}`)
  expect(await findings(['lo secreto de Ana'])).toEqual([])
  await browser.post(`/api/events/${event.id}/erase`, { password })
  expect(await findings(['lo secreto de'])).toEqual([])
})

test('a removed guest is erased after 30 days, and at once with its event', async () => {
  const { browser, event } = await aCouple()
  await pay(browser, event.id)
  const guest = await aGuestWithAPast(browser, event)
  const other = await aGuest(event.id, { name: 'Otra Secreta' })
  for (const { id } of [guest, other]) await browser.delete(`/api/guests/${id}`)
  await database()('removedGuests')
    .where({ id: guest.id })
    .update({ removedAt: new Date(Date.now() - 31 * 86_400_000) })
  await removeExpired()
  expect(await findings([...signs, guest.token])).toEqual([])
  expect(await findings(['Otra Secreta'])).toHaveLength(1)
  await browser.post(`/api/events/${event.id}/erase`, { password })
  expect(await findings(['Otra Secreta'])).toEqual([])
})

test('an event that is erased takes guests, answers, messages, pictures and what happened along; its bill stays', async () => {
  const { browser, event } = await aCouple()
  const intentId = await pay(browser, event.id)
  await aGuestWithAPast(browser, event)
  const reply = await browser.post(`/api/events/${event.id}/erase`, { password })
  expect(reply.status).toBe(204)
  expect((await browser.get(`/api/events/${event.id}`)).status).toBe(404)
  expect(await findings([...signs, event.slug, event.coupleNames])).toEqual([])
  const bill = await Payment.query().findOne({ intentId }).throwIfNotFound()
  expect(bill).toMatchObject({ eventId: null, plan: 'essence', amountCents: 9900, status: 'succeeded' })
})

test('an account that is erased leaves bills that name nobody, and ends every session', async () => {
  const { browser, event, accountId, email } = await aCouple()
  await pay(browser, event.id)
  const phone = client(() => app.url)
  await signIn(phone, email)
  expect((await browser.post('/api/auth/erase', { password })).status).toBe(204)
  expect(await Account.query().findById(accountId)).toBeUndefined()
  expect((await phone.get('/api/auth/me')).status).toBe(401)
  expect((await browser.get('/api/auth/me')).status).toBe(401)
  expect(await findings([email, event.slug])).toEqual([])
  const bills = await Payment.query().where({ accountId: null, eventId: null })
  expect(bills.length).toBeGreaterThan(0)
})

test('nothing is erased without the right password, or by somebody else', async () => {
  const couple = await aCouple()
  const stranger = await aCouple()
  const path = `/api/events/${couple.event.id}/erase`
  const wrong = await couple.browser.post(path, { password: 'no-es-esta' })
  expect([wrong.status, wrong.text]).toEqual([422, 'La contraseña no es correcta'])
  const missing = await couple.browser.post(path, {})
  expect([missing.status, missing.text]).toEqual([400, 'Escribe tu contraseña'])
  expect((await stranger.browser.post(path, { password })).status).toBe(404)
  expect((await client(() => app.url).post(path, { password })).status).toBe(401)
  expect((await couple.browser.post('/api/auth/erase', { password: 'no-es-esta' })).status).toBe(422)
  expect(await Event.query().findById(couple.event.id)).toBeDefined()
})

test('passwords are not guessed at the door of erasure', async () => {
  const { browser, event } = await aCouple()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await browser.post(`/api/events/${event.id}/erase`, { password: 'no-es-esta' })).status)
  expect(statuses.at(-1)).toBe(429)
})

test('a purchase that was open is canceled at the provider; one that is paid all the same is given back', async () => {
  const { browser, event } = await aCouple()
  const open = (await browser.post('/api/create-payment-intent', { ...essence, eventId: event.id })).json
  // No webhook of the payment arrives before the event is erased.
  await provider.fault('lose-webhook')
  await provider.pay(open.paymentIntentId)
  await browser.post(`/api/events/${event.id}/erase`, { password })
  await provider.mend()
  const paid = await eventually('it is given back', async () => {
    const payment = await Payment.query().findOne({ intentId: open.paymentIntentId })
    return payment?.refundedCents === 9900 ? payment : null
  })
  expect(paid).toMatchObject({ eventId: null, status: 'duplicate' })
})

test('a bill follows the refund that comes after its event is gone', async () => {
  const { browser, event } = await aCouple()
  const intentId = await pay(browser, event.id)
  await browser.post(`/api/events/${event.id}/erase`, { password })
  await provider.refund(intentId)
  const bill = await eventually('the bill says so', () =>
    Payment.query().findOne({ intentId, status: 'refunded' }),
  )
  expect(bill).toMatchObject({ eventId: null, refundedCents: 9900 })
})

test('bills are kept six years, enquiries twelve months, purchases that came to nothing thirty days', async () => {
  const yearsAgo = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000)
  const bill = { plan: 'essence', amountCents: 9900, activatedAt: new Date() } as const
  const kept = await Payment.query().insert({ ...bill, status: 'succeeded', createdAt: yearsAgo(5.9) })
  const over = await Payment.query().insert({ ...bill, status: 'succeeded', createdAt: yearsAgo(6.1) })
  const nothing = await Payment.query().insert({
    ...bill,
    status: 'canceled',
    activatedAt: null,
    updatedAt: yearsAgo(0.1),
  })
  const enquiry = {
    name: 'Encinas',
    email: 'a@encinas.example',
    phone: '+34600112233',
    businessType: 'venue',
  }
  await database()('enquiries').insert([
    { ...enquiry, message: 'hace mucho', createdAt: yearsAgo(1.1) },
    { ...enquiry, message: 'hace poco', createdAt: yearsAgo(0.9) },
  ])
  await removeExpired()
  const left = (await Payment.query().findByIds([kept.id, over.id, nothing.id])).map(({ id }) => id)
  expect(left).toEqual([kept.id])
  expect(await database()('enquiries').select('message')).toEqual([{ message: 'hace poco' }])
})

test('an account without events can sign in and begin again', async () => {
  const { browser, event, accountId } = await aCouple()
  await browser.post(`/api/events/${event.id}/erase`, { password })
  expect((await browser.get('/api/auth/me')).json).toMatchObject({ id: accountId, events: [] })
})
