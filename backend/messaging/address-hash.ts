import { hash } from 'node:crypto'

/**
 * The stored hash of a suppressed address: 16 bytes, the same as SQL's `address_hash`. `key` is the event's own
 * (`events.address_key`), so one address gives another hash at every event.
 */
export function addressHash(key: Buffer, address: string): Buffer {
  const inner = sha256(key, Buffer.from(address.trim().toLowerCase()))
  return sha256(key, inner).subarray(0, 16)
}

const sha256 = (...parts: Buffer[]) => hash('sha256', Buffer.concat(parts), 'buffer')
