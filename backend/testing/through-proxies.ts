import { request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { client } from './client.ts'

type Visit = {
  /** The outermost proxy's URL. */
  url: string
  login: { email: string; password: string }
  eventId: string
  slug: string
  /** Sends a partner's enquiry from that local address (127.0.0.…) and returns the status. */
  enquire(from: string, inventedForwardedFor: string): Promise<number>
}

export type Observed = {
  login: { status: number; signedIn: number; cookie: string }
  guest: { status: number; cookie: string; answered: number }
  live: { status: number; heard: boolean }
  /** Accepted enquiries of a visitor who forges another address each time, then the next one of another visitor. */
  limit: { taken: number; another: number }
}

const tries = 200

/** What a couple, a guest and a stranger observe behind proxies; the caller asserts it. */
export async function observeThrough({ url, login, eventId, slug, enquire }: Visit): Promise<Observed> {
  const couple = client(() => url)
  const entered = await couple.post('/api/auth/login', login)
  const signedIn = (await couple.get('/api/auth/me')).status
  const guests: { id: string; token: string; status: string }[] = (
    await couple.get(`/api/events/${eventId}/guests`)
  ).json
  const guest = guests.find(({ status }) => status === 'pending')
  if (!guest) throw new Error('nobody is left to answer')

  const visitor = client(() => url)
  const opened = await visitor.get(`/api/invitations/${slug}/${guest.token}`)
  const away = new AbortController()
  const cookies = [...couple.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const live = await fetch(`${url}/api/events/${eventId}/live`, {
    headers: { Cookie: cookies },
    signal: away.signal,
  })
  const answered = await visitor.post(`/api/guests/${guest.id}/rsvp`, { status: 'declined' })
  const heard = await hears(live, 'rsvp', 30_000)
  away.abort()

  let taken = 0
  while (taken < tries && (await enquire('127.0.0.2', `203.0.113.${taken}, 198.51.100.${taken}`)) !== 429)
    taken++
  const another = await enquire('127.0.0.3', '203.0.113.1')
  return {
    login: { status: entered.status, signedIn, cookie: entered.headers.getSetCookie().join() },
    guest: { status: opened.status, cookie: opened.headers.getSetCookie().join(), answered: answered.status },
    live: { status: live.status, heard },
    limit: { taken, another },
  }
}

/** Whether a live stream sends that word in time. */
async function hears(stream: Response, word: string, ms: number): Promise<boolean> {
  const reader = stream.body?.getReader()
  const late = new Promise<null>((resolve) => setTimeout(resolve, ms, null).unref())
  let said = ''
  while (reader) {
    const part = await Promise.race([reader.read(), late])
    if (!part || part.done) return false
    said += new TextDecoder().decode(part.value)
    if (said.includes(word)) return true
  }
  return false
}

/** An empty enquiry, from a local address. */
export const enquireAt = (url: string) => (from: string, forwardedFor: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor }
    const options = { method: 'POST', localAddress: from, family: 4, headers, agent: false } as const
    const ask = url.startsWith('https:') ? secureRequest : request
    ask(`${url}/api/business-contact`, options, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end('{}')
  })
