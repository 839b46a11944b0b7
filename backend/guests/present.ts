import { answerKeys } from '../../domain/answer/answer-fields.ts'
import type { DeliverySummary, OwnedGuest } from '../../domain/calls/guests.ts'
import { pick } from '../../domain/fields.ts'
import { partyKeys } from '../../domain/party/party-fields.ts'
import { peopleIn } from '../../domain/party/seats.ts'
import type { SuppressionReason } from '../../domain/sending/suppression.ts'
import type { Guest } from './guest.ts'

/** A party as its owner sees it. */
export function presentGuest(
  guest: Guest & { emailSuppression?: SuppressionReason | null },
  deliveries: DeliverySummary[],
): OwnedGuest {
  return {
    ...pick(guest, ['id', 'eventId', 'token', 'position']),
    ...pick(guest, partyKeys),
    people: peopleIn(guest.people),
    ...pick(guest, answerKeys),
    lastReminderSent: guest.lastReminderSent?.toISOString() ?? null,
    answeredAt: guest.answeredAt?.toISOString() ?? null,
    deliveries,
    emailSuppression: guest.emailSuppression ?? null,
    createdAt: guest.createdAt.toISOString(),
  }
}
