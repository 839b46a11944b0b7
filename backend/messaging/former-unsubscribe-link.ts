import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Trx } from '../platform/database.ts'

type Kept = { eventId: string; addressHash: Buffer; guestToken: string }

/** The address behind an unsubscribe link of the former format, which was stored; undefined when unknown. */
export async function findFormerLink(
  trx: Trx,
  token: string,
): Promise<{ eventId: string; addressHash: Buffer } | undefined> {
  const [, kind, subject, signature] = /^([dg])([\w-]{22})([\w-]{22})$/.exec(token) ?? []
  if (!kind || !subject || !signature) return undefined
  const hex = Buffer.from(subject, 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const kept: Kept | undefined = await trx('formerUnsubscribeLinks')
    .where({ kind, id })
    .first('eventId', 'addressHash', 'guestToken')
  if (!kept) return undefined
  const expected = formerSignature(kind, id, kept.guestToken)
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature)) ? kept : undefined
}

export const formerSignature = (kind: string, id: string, guestToken: string) =>
  createHmac('sha256', guestToken).update(`velada/baja ${kind} ${id}`).digest('base64url').slice(0, 22)
