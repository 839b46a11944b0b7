import { createHmac, timingSafeEqual } from 'node:crypto'

type Subject = {
  /** 'd': one delivery's address. 'g': a guest's present address. */
  kind: 'd' | 'g'
  id: string
}

/**
 * The secret part of an unsubscribe link. Signed with the guest's own link token: no password of ours is in it, so
 * that the link in an old mail works for ever, and a mail's bytes stay the same on every retry.
 */
export function unsubscribeToken({ kind, id }: Subject, guestToken: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return `${kind}${bytes.toString('base64url')}${sign(kind, id, guestToken)}`
}

const sign = (kind: string, id: string, guestToken: string) =>
  createHmac('sha256', guestToken).update(`velada/baja ${kind} ${id}`).digest('base64url').slice(0, 22)

/** Whom a token speaks of, unproven: `isSignedBy` proves it. Null when it is not one of ours. */
export function readUnsubscribeToken(
  token: string,
): (Subject & { isSignedBy(guestToken: string): boolean }) | null {
  if (!/^[dg][\w-]{44}$/.test(token)) return null
  const kind = token[0] as 'd' | 'g'
  const hex = Buffer.from(token.slice(1, 23), 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return {
    kind,
    id,
    isSignedBy: (guestToken) =>
      timingSafeEqual(Buffer.from(sign(kind, id, guestToken)), Buffer.from(token.slice(23))),
  }
}
