import { findWhatsapps, type KnownWhatsapp } from '../providers/whatsapp/client.ts'
import { Delivery } from './delivery.ts'
import { invitationUrl } from './fill-emails.ts'
import { findFrozen } from './find-frozen.ts'

/** Allowed difference between the provider's clock and ours; two messages with the same link are hours apart. */
const skewMs = 1_800_000

/** A message that is `sending`, and for how long. */
export type Unsettled = Delivery & { secondsAgo: number }
/** What the provider says of a message: the one that it has, that it has none, or nothing. */
export type Inquiry = { delivery: Unsettled; found: KnownWhatsapp | 'none' | 'no-answer' }

/** Asks the provider for a message by its address, link and time; one that belongs to another delivery is not it. */
export async function findSentWhatsapp(delivery: Unsettled): Promise<Inquiry> {
  const frozen = await findFrozen(delivery.campaignId)
  const since = new Date((delivery.attemptedAt ?? delivery.createdAt).getTime() - skewMs)
  const known = await findWhatsapps(delivery.address)
  if (!known || !frozen) return { delivery, found: 'no-answer' }
  const link = invitationUrl(frozen.content, delivery.recipient)
  const ours = known.filter(({ body, createdAt }) => body.includes(link) && createdAt >= since)
  // An earlier message with the same link may be as recent: it belongs to the delivery that has its id.
  const taken = await Delivery.query()
    .where({ guestId: delivery.guestId })
    .whereNot({ id: delivery.id })
    .select('providerId', 'lostPictureId')
  const sids = new Set(
    [...taken, { lostPictureId: delivery.lostPictureId, providerId: null }].flatMap(
      ({ providerId, lostPictureId }) => [providerId, lostPictureId],
    ),
  )
  return { delivery, found: ours.find(({ sid }) => !sids.has(sid)) ?? 'none' }
}
