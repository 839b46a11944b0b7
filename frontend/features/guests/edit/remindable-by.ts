import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import { type PartyState, refusalOf } from '../../../../domain/sending/audience.ts'
import { type Channel, channelsOfPlan } from '../../../../domain/sending/channel.ts'

type Planned = Pick<OwnedEvent, 'isPaid' | 'planType'>

/** The channel for a reminder now, even within three days of the last message, email first; null if there is none. */
export function remindableBy(
  { isPaid, planType }: Planned,
  guest: PartyState,
  now = Date.now(),
): Channel | null {
  if (!isPaid) return null
  const channels: readonly Channel[] = channelsOfPlan[planType]
  return (
    channels.find(
      (channel) => refusalOf(guest, 'reminder', channel, now, { evenIfResting: true }) === null,
    ) ?? null
  )
}
