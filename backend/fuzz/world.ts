import type { Event } from '../events/event.ts'
import { cards } from '../testing/card-sandbox.ts'
import { aGuest, anEvent, anOwner, password } from '../testing/factories.ts'
import type { Random } from './random.ts'
import { written } from './requests.ts'
import { type SampleFiles, sampleFiles } from './sample-files.ts'
import { send } from './send.ts'

/** The rows that the generated requests refer to; it grows with what they create. */
export type World = {
  url: string
  random: Random
  /** A signed-in couple with a paid and an unpaid event. */
  accountId: string
  email: string
  cookie: string
  event: Event
  unpaid: Event
  /** Somebody else's. */
  strangers: { event: Event; guestId: string }
  guests: { id: string; token: string; email: string | null; people?: { id: string }[] }[]
  campaigns: string[]
  images: { id: string; width: number; height: number; url: string }[]
  intents: { id: string; eventId: string }[]
  /** Pays an intent in the sandbox, as a buyer would. */
  pay(intentId: string): Promise<void>
  files: SampleFiles
}

export async function aWorld(url: string, sandboxUrl: string, random: Random): Promise<World> {
  const tellSandbox = (path: string, body: object) =>
    fetch(`${sandboxUrl}/control/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  // Its own webhooks come when they like: what one changes would be blamed on the request that is asked meanwhile.
  await tellSandbox('faults', { provider: 'card', fault: 'lose-webhook' })
  const { accountId, email, event } = await anOwner()
  const stranger = await anOwner()
  const guests: World['guests'] = []
  for (let count = 0; count < 8; count += 1)
    guests.push(await aGuest(event.id, { phone: `+3460011122${count}` }))
  return {
    url,
    random,
    accountId,
    email,
    cookie: await signedIn(url, email),
    event,
    unpaid: await anEvent({ accountId, email, isPaid: false, planType: 'essence' }),
    strangers: { event: stranger.event, guestId: (await aGuest(stranger.event.id)).id },
    guests,
    campaigns: [],
    images: [],
    intents: [],
    async pay(intentId) {
      await tellSandbox(`payments/${intentId}/pay`, { card: cards.works })
    },
    files: await sampleFiles(),
  }
}

/** A session cookie of that account. */
export async function signedIn(url: string, email: string): Promise<string> {
  const reply = await send(
    url,
    written({ method: 'POST', path: '/api/auth/login', json: { email, password } }),
  )
  const [cookie = ''] = [reply?.headers['set-cookie'] ?? []].flat()
  if (reply?.status !== 200) throw new Error(`nobody can sign in: ${reply?.status} ${reply?.text}`)
  return cookie.split(';')[0] ?? ''
}
