import { PassThrough } from 'node:stream'
import type { Context } from 'koa'
import { changeGuests as changeGuestsCall } from '../../domain/calls/guest-changes.ts'
import { findGuestHistory as findGuestHistoryCall } from '../../domain/calls/guest-history.ts'
import * as calls from '../../domain/calls/guests.ts'
import { pageSizes } from '../../domain/party/list-limits.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { Event } from '../events/event.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { requireGrandSoiree } from '../events/plan-rules.ts'
import { inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { log } from '../platform/log.ts'
import { addGuest } from './add-guest.ts'
import { changeGuest } from './change-guest.ts'
import { changeGuests } from './change-guests.ts'
import { exportedQuestions, exportGuests } from './export-guests.ts'
import { findGuestHistory } from './find-guest-history.ts'
import { findGuest, findGuestPage, findGuestsById } from './find-guests.ts'
import { ownsGuest } from './owns-guest.ts'
import { removeGuest } from './remove-guest.ts'
import { streamGuestList } from './spreadsheet/stream-guest-list.ts'
import { streamGuestListCsv } from './spreadsheet/stream-guest-list-csv.ts'
import { writeTemplate } from './spreadsheet/write-template.ts'
import { streamGuests } from './stream-guests.ts'

export const guestRoutes = callRoutes()

async function eventOf(eventId: string): Promise<Event> {
  const event = await Event.query().findById(eventId)
  if (!event) throw new AppError('event-not-found')
  return event
}

guestRoutes.on(calls.listGuests, [requiresSession, ownsEvent], (ctx, { query }) => {
  const { eventId } = ctx.state
  const { ids, after, limit } = query
  if (ids) return findGuestsById(eventId, ids)
  return after === undefined && limit === undefined
    ? streamGuests(eventId)
    : findGuestPage(eventId, { after: after ?? 0, limit: limit ?? pageSizes.usual })
})

guestRoutes.on(calls.addGuest, [requiresSession, ownsEvent], async (ctx, { payload }) =>
  findGuest(await inTransaction((trx) => addGuest(trx, ctx.state.eventId, payload))),
)

/** One party, for a screen that heard of a change to it. */
guestRoutes.on(calls.findGuest, [requiresSession, ownsGuest], (ctx) => findGuest(ctx.state.guestId))

guestRoutes.on(calls.changeGuest, [requiresSession, ownsGuest], async (ctx, { payload }) => {
  await inTransaction((trx) => changeGuest(trx, ctx.state.guestId, payload))
  return findGuest(ctx.state.guestId)
})

guestRoutes.on(changeGuestsCall, [requiresSession, ownsEvent], (ctx, { payload }) =>
  inTransaction((trx) => changeGuests(trx, ctx.state.eventId, payload)),
)

guestRoutes.on(findGuestHistoryCall, [requiresSession, ownsGuest], (ctx, { query }) =>
  findGuestHistory(ctx.state.eventId, ctx.state.guestId, query.after),
)

guestRoutes.on(calls.removeGuest, [requiresSession, ownsGuest], (ctx) =>
  inTransaction((trx) => removeGuest(trx, ctx.state.guestId)),
)

/** The template is the same for everybody, but only of use to whoever may import: a signed-in owner of a paid event. */
guestRoutes.on(calls.downloadTemplate, [requiresSession], async (ctx) => {
  const paid = await Event.query().findOne({ accountId: ctx.state.accountId, isPaid: true })
  if (!paid) throw new AppError('payment-required')
  ctx.attachment('plantilla-invitados.xlsx')
  return writeTemplate()
})

guestRoutes.on(calls.exportGuests, [requiresSession, ownsEvent], async (ctx) => {
  const event = await eventOf(ctx.state.eventId)
  const asked = await exportedQuestions(event)
  ctx.attachment(`invitados-${event.slug}.xlsx`)
  return streamed(ctx, (out) => streamGuestList(exportGuests(event.id, event.slug), asked, out))
})

guestRoutes.on(calls.exportGuestsCsv, [requiresSession, ownsEvent], async (ctx) => {
  const event = await eventOf(ctx.state.eventId)
  requireGrandSoiree(event)
  const asked = await exportedQuestions(event)
  ctx.attachment(`invitados-${event.slug}.csv`)
  return streamed(ctx, (out) => streamGuestListCsv(exportGuests(event.id, event.slug), asked, out))
})

/** A body that is written while it is sent; a failure in the middle breaks the download off instead of completing it. */
function streamed(ctx: Context, write: (out: PassThrough) => Promise<void>): PassThrough {
  const out = new PassThrough()
  write(out).catch((error: Error) => {
    log.error({ error }, 'export broke off')
    out.destroy(error)
    ctx.res.destroy()
  })
  return out
}
