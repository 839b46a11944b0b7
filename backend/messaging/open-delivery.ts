import type { Channel } from '../../domain/sending/channel.ts'
import type { Trx } from '../platform/database.ts'
import { advanceDeliveries } from './advance-deliveries.ts'
import { announceAdvanced } from './announce-advanced.ts'

/**
 * A person sees the invitation: the guest's newest delivered message counts as opened, or read. A page request proves
 * nothing, since crawlers and mail scanners send them; an interaction with the page does, and so does an RSVP. Changes
 * nothing when no message was accepted, or it is opened already.
 */
export async function openDelivery(trx: Trx, guestId: string): Promise<void> {
  const newest: { id: string; channel: Channel } | undefined = await trx('deliveries')
    .where({ guestId })
    .whereNotNull('sentAt')
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'channel', order: 'asc' },
    ])
    .first('id', 'channel')
  if (!newest) return
  const status = newest.channel === 'email' ? 'opened' : 'read'
  const advance = { deliveryId: newest.id, status, providerId: null, reason: null } as const
  await announceAdvanced(trx, await advanceDeliveries(trx, [advance]))
}
