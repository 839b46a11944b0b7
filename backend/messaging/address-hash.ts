import { createHash } from 'node:crypto'

/**
 * The stored hash of a suppressed address: 16 bytes, the same as SQL's `address_hash`. `key` is the event's own
 * (`events.address_key`), so one address gives another hash at every event.
 */
export function addressHash(key: Buffer, address: string): Buffer {
  const inner = createHash('sha256').update(key).update(address.trim().toLowerCase()).digest()
  return createHash('sha256').update(key).update(inner).digest().subarray(0, 16)
}
