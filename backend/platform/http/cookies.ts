import type { IncomingMessage, ServerResponse } from 'node:http'
import { getIronSession, type IronSession } from 'iron-session'
import { sessionDays } from '../../../domain/account/session-rules.ts'
import { env } from '../env.ts'

const day = 86_400

type Stored = { sessionId?: string }

/** The encrypted session cookie of a request; over HTTPS it carries the `__Host-` prefix and its guarantees. */
export function sessionCookie(req: IncomingMessage, res: ServerResponse): Promise<IronSession<Stored>> {
  const secure = isSecure()
  const [newest = '', ...older] = env().sessionPasswords
  // iron-session encrypts with the highest key and decrypts with any (rotation).
  const passwords = Object.fromEntries(
    [...older, newest].map((password, index) => [String(index + 1), password]),
  )
  return getIronSession<Stored>(req, res, {
    cookieName: secure ? '__Host-velada' : 'velada',
    password: passwords,
    ttl: sessionDays * day,
    cookieOptions: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
  })
}

/** Whether the app is served over HTTPS, which makes cookies `Secure`. */
export const isSecure = () => env().publicUrl.startsWith('https:')
