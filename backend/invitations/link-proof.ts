import type { Context } from 'koa'
import { AppError } from '../platform/errors.ts'
import { isSecure } from '../platform/http/cookies.ts'

// `__Host-` requires the path '/', this cookie has a narrower one; `__Secure-` stops plain HTTP pages from setting it.
const cookieOf = (guestId: string) => `${isSecure() ? '__Secure-' : ''}invitation-${guestId}`
const header = 'X-Invitation-Token'

/** Sets the cookie that lets this browser answer for the guest whose link it opened. */
export function setLinkCookie(ctx: Context, guestId: string, token: string): void {
  ctx.cookies.set(cookieOf(guestId), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    path: `/api/guests/${guestId}`,
    maxAge: 400 * 86_400_000,
  })
}

/** The token of the guest's page that sent the request: where cookies are blocked, its address is the proof. */
const sentFrom = (ctx: Context): string | undefined =>
  /\/invite\/[^/?#]+\/([\w-]+)(?:[?#]|$)/.exec(ctx.get('Referer'))?.[1]

/** The link token of the request, from the header, the cookie or the page. Throws `invitation-not-found` without one. */
export function proofOf(ctx: Context, guestId: string): string {
  const token = ctx.get(header) || ctx.cookies.get(cookieOf(guestId)) || sentFrom(ctx)
  if (!token) throw new AppError('invitation-not-found')
  return token
}
