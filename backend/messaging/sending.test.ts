import { expect, test } from 'vitest'
import { client, eventually } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp({
  sandbox: true,
  workers: true,
  settings: {
    EMAIL_REQUESTS_PER_SECOND: '500',
    WHATSAPP_MESSAGES_PER_SECOND: '500',
    SETTLE_AFTER_SECONDS: '1',
  },
})

type Message = {
  to: string
  channel: string
  subject: string
  text: string
  links: string[]
  headers: Record<string, string>
}

const messagesTo = async (to: string): Promise<Message[]> =>
  (await fetch(`${app.sandboxUrl}/control/messages?to=${encodeURIComponent(to)}`)).json() as Promise<
    Message[]
  >

test('an invitation reaches a guest on both channels with the link that opens it', async () => {
  const browser = client(() => app.url)
  const owner = await anOwner()
  const guest = await aGuest(owner.event.id, { phone: '+34600111222' })
  await signIn(browser, owner.email)
  const reply = await browser.post(`/api/events/${owner.event.id}/send-invitations`, { method: 'both' })
  expect(reply.json).toMatchObject({ totalPendingGuests: 1, emailsSent: 1, whatsappSent: 1, skipped: 0 })
  await eventually('everything delivered', async () => {
    const { counts } = (await browser.get(`/api/campaigns/${reply.json.campaignId}`)).json
    return counts.email.delivered === 1 && counts.whatsapp.delivered === 1
  })
  const [mail] = await messagesTo(guest.email ?? '')
  const link = `${app.url}/invite/${owner.event.slug}/${guest.token}`
  expect(mail?.links).toContain(link)
  const [whatsapp] = await messagesTo('+34600111222')
  expect(whatsapp?.text).toContain(link)
  expect(await domainEventsOf(owner.event.id)).toContain('campaign.finished')
})
