import { beforeEach, describe, expect, test } from 'vitest'
import { Event } from '../events/event.ts'
import { Guest } from '../guests/guest.ts'
import { database, type Trx } from '../platform/database.ts'
import { client, eventually } from '../testing/client.ts'
import { anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { promptSending, sentCampaigns } from '../testing/sent-campaigns.ts'
import { testApp } from '../testing/test-app.ts'
import { suppressAddresses } from './suppress-address.ts'

const app = testApp(promptSending)
const browser = client(() => app.url)
let event: Event
const { messagesTo, control, withPhone, sendWhile, detail, finished, reasonsIn, received } = sentCampaigns(
  app,
  browser,
  () => event,
)

beforeEach(async () => {
  await control('faults')
  const owner = await anOwner()
  event = owner.event
  await signIn(browser, owner.email)
})

describe('a queued campaign looks again when its messages leave', () => {
  const cases: [string, (trx: Trx, guest: Guest) => PromiseLike<unknown>, string[]][] = [
    [
      'who answered',
      (trx, guest) => guest.$query(trx).patch({ status: 'declined' }),
      ['skipped: Ya ha respondido', 'skipped: Ya ha respondido'],
    ],
    ['who was removed', (trx, guest) => guest.$query(trx).delete(), []],
    [
      'who lost both addresses',
      (trx, guest) => guest.$query(trx).patch({ email: null, phone: null }),
      ['skipped: Ya no tiene email', 'skipped: Ya no tiene teléfono'],
    ],
  ]
  test.each(cases)('%s meanwhile gets nothing, and the others do', async (_, change, reasons) => {
    const [gone, stays] = [await withPhone(), await withPhone()]
    const campaign = await finished(await sendWhile((trx) => change(trx, gone)))
    expect(reasonsIn(campaign, gone)).toEqual(reasons)
    expect([await received(gone), await received(stays)]).toEqual([0, 2])
  })

  test('who unsubscribed in the second between gets no mail, and the delivery says why', async () => {
    const guest = await withPhone()
    const campaignId = await sendWhile((trx) =>
      suppressAddresses(trx, [{ eventId: event.id, email: guest.email ?? '', reason: 'unsubscribed' }]),
    )
    expect(reasonsIn(await finished(campaignId), guest)).toContain(
      'skipped: Se dio de baja de los emails de este evento',
    )
    expect(await messagesTo(guest.email)).toEqual([])
    expect(await messagesTo(guest.phone)).toHaveLength(1)
  })

  test.each<[string, Partial<Event>, string]>([
    ['a refunded event', { isPaid: false, unpaidReason: 'refunded' }, 'El evento no está pagado'],
    [
      'an event that is over',
      { eventDate: new Date(Date.now() - 2 * 86_400_000) },
      'El evento ya se ha celebrado',
    ],
  ])('%s sends nothing more', async (_, change, reason) => {
    const guest = await withPhone()
    const campaignId = await sendWhile((trx) =>
      Event.query(trx)
        .findById(event.id)
        .patch({ ...change, updatedAt: new Date() }),
    )
    expect(reasonsIn(await finished(campaignId), guest)).toEqual([`skipped: ${reason}`, `skipped: ${reason}`])
    expect(await received(guest)).toBe(0)
    expect(await domainEventsOf(event.id)).toContain('campaign.finished')
  })

  test('a plan without WhatsApp sends the mails alone', async () => {
    const guest = await withPhone()
    const campaignId = await sendWhile((trx) =>
      Event.query(trx).findById(event.id).patch({ planType: 'essence' }),
    )
    await finished(campaignId)
    expect([(await messagesTo(guest.email)).length, (await messagesTo(guest.phone)).length]).toEqual([1, 0])
  })

  test('what was asked for with an old date, old names or an old address leaves with the new ones', async () => {
    const guest = await withPhone({ name: 'Ana' })
    const corrected = `corregida-${guest.id}@correo.example`
    const eventDate = new Date('2031-06-14T10:00:00Z')
    const campaignId = await sendWhile(async (trx) => {
      await Event.query(trx)
        .findById(event.id)
        .patch({ coupleNames: 'Lucía y Mateo', eventDate, updatedAt: new Date(Date.now() + 5) })
      await guest.$query(trx).patch({ name: 'Ana María', email: corrected })
    })
    await finished(campaignId)
    expect(await messagesTo(guest.email)).toHaveLength(1)
    const [mail] = await messagesTo(corrected)
    expect(mail?.subject).toContain('Lucía y Mateo')
    expect(mail?.text).toContain('14 de junio de 2031')
    expect(mail?.text).toContain('Ana María')
    const [whatsapp] = await messagesTo(guest.phone)
    expect(whatsapp?.text).toContain('14 de junio de 2031')
  })

  test('a batch that may have been accepted is repeated as it was, though the event and its guests change', async () => {
    const [deleted, stays] = [await withPhone({ phone: null }), await withPhone({ phone: null })]
    await control('faults', { provider: 'email', fault: 'drop-answer', times: 1 })
    const campaignId = await sendWhile(async () => undefined)
    await eventually('the first try is in doubt', async () =>
      (await detail(campaignId)).deliveries.every(({ status }) => status === 'sending'),
    )
    await Guest.query().deleteById(deleted.id)
    await Event.query().findById(event.id).patch({ coupleNames: 'Otros Nombres', updatedAt: new Date() })
    const campaign = await finished(campaignId)
    expect(campaign.deliveries.map(({ status }) => status)).not.toContain('unknown')
    expect([(await messagesTo(deleted.email)).length, (await messagesTo(stays.email)).length]).toEqual([1, 1])
    expect((await database()('email_batches').where({ campaignId })).map(({ mails }) => mails)).toEqual([
      null,
    ])
  })

  test('who was skipped for what has passed is due again, without another address', async () => {
    const guest = await withPhone()
    await finished(await sendWhile((trx) => Event.query(trx).findById(event.id).patch({ isPaid: false })))
    await Event.query().findById(event.id).patch({ isPaid: true })
    await finished(await sendWhile(async () => undefined))
    expect(await received(guest)).toBe(2)
  })
})
