import type { Context } from 'koa'
import { AppError } from '../platform/errors.ts'
import { isSecure } from '../platform/http/cookies.ts'

// Its path is narrower than `__Host-` allows; over HTTPS the prefix keeps a page in the clear from setting it.
const cookieOf = (guestId: string) => `${isSecure() ? '__Secure-' : ''}invitation-${guestId}`
const header = 'X-Invitation-Token'

/** Lets this browser answer for the guest whose link it opened. */
export function rememberLink(ctx: Context, guestId: string, token: string): void {
  ctx.cookies.set(cookieOf(guestId), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    path: `/api/guests/${guestId}`,
    maxAge: 400 * 86_400_000,
  })
}

/** The token by which the request proves that it has the guest's link. Throws `invitation-not-found` without one. */
export function proofOf(ctx: Context, guestId: string): string {
  const token = ctx.get(header) || ctx.cookies.get(cookieOf(guestId))
  if (!token) throw new AppError('invitation-not-found')
  return token
}
