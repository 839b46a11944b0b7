import * as accounts from '../../domain/calls/accounts.ts'
import * as concierge from '../../domain/calls/concierge.ts'
import * as config from '../../domain/calls/config.ts'
import type { Call } from '../../domain/calls/define-call.ts'
import * as erasure from '../../domain/calls/erasure.ts'
import * as events from '../../domain/calls/events.ts'
import * as guestChanges from '../../domain/calls/guest-changes.ts'
import * as guestHistory from '../../domain/calls/guest-history.ts'
import * as guestImport from '../../domain/calls/guest-import.ts'
import * as guests from '../../domain/calls/guests.ts'
import * as health from '../../domain/calls/health.ts'
import * as invitations from '../../domain/calls/invitations.ts'
import * as live from '../../domain/calls/live.ts'
import * as lostLink from '../../domain/calls/lost-link.ts'
import * as media from '../../domain/calls/media.ts'
import * as messaging from '../../domain/calls/messaging.ts'
import * as openapi from '../../domain/calls/openapi.ts'
import * as opened from '../../domain/calls/opened.ts'
import * as partners from '../../domain/calls/partners.ts'
import * as payments from '../../domain/calls/payments.ts'
import * as removedGuests from '../../domain/calls/removed-guests.ts'
import * as rsvp from '../../domain/calls/rsvp.ts'
import * as statistics from '../../domain/calls/statistics.ts'
import * as webhooks from '../../domain/calls/webhooks.ts'

const features: Record<string, Record<string, unknown>> = {
  accounts,
  concierge,
  config,
  erasure,
  events,
  'guest-changes': guestChanges,
  'guest-history': guestHistory,
  guestImport,
  guests,
  health,
  invitations,
  live,
  'lost-link': lostLink,
  media,
  messaging,
  opened,
  openapi,
  partners,
  payments,
  'removed-guests': removedGuests,
  rsvp,
  statistics,
  webhooks,
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call of `domain/calls/`, with its name there and the feature it belongs to. */
export const allCalls: readonly { feature: string; name: string; call: Call }[] = Object.entries(
  features,
).flatMap(([feature, exported]) =>
  Object.entries(exported).flatMap(([name, call]) => (isCall(call) ? [{ feature, name, call }] : [])),
)
