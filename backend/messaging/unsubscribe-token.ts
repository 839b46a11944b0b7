import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import { addressHash } from './address-hash.ts'

/** One address at one event. `addressKey` is the event's own and never changes. */
type Addressee = { eventId: string; addressKey: Buffer; address: string }

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/**
 * The token of an unsubscribe link. It contains all that is needed to unsubscribe: the event and the address's hash,
 * signed with the event's key. So the link of an old mail works after the guest was removed, and a mail's bytes are the
 * same on every retry.
 */
export function unsubscribeToken({ eventId, addressKey, address }: Addressee): string {
  const said = Buffer.concat([bytesOf(eventId), addressHash(addressKey, address)])
  return `s${Buffer.concat([said, sign(said, addressKey)]).toString('base64url')}`
}

const sign = (said: Buffer, key: Buffer) =>
  createHmac('sha256', preparedKey(key)).update('velada/baja').update(said).digest().subarray(0, 16)

const prepared = new WeakMap<Buffer, KeyObject>()

/** A campaign signs thousands of tokens with one key, and preparing the key takes longer than signing. */
function preparedKey(key: Buffer): KeyObject {
  const known = prepared.get(key)
  if (known) return known
  const fresh = createSecretKey(key)
  prepared.set(key, fresh)
  return fresh
}

export type UnsubscribeToken = {
  eventId: string
  addressHash: Buffer
  isSignedWith(addressKey: Buffer): boolean
}

/** The content of a token, not yet verified (see `isSignedWith`). Null when it is malformed. */
export function readUnsubscribeToken(token: string): UnsubscribeToken | null {
  if (!/^s[\w-]{64}$/.test(token)) return null
  const bytes = Buffer.from(token.slice(1), 'base64url')
  const said = bytes.subarray(0, 32)
  return {
    eventId: uuidOf(bytes.subarray(0, 16)),
    addressHash: bytes.subarray(16, 32),
    isSignedWith: (key) => timingSafeEqual(sign(said, key), bytes.subarray(32)),
  }
}
