import { PassThrough } from 'node:stream'
import Router from '@koa/router'
import type { Context } from 'koa'
import { GuestChanges, GuestIds, GuestPage, NewGuest } from '../../domain/calls/guests.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { Event } from '../events/event.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { requireGrandSoiree, requirePaid } from '../events/plan-rules.ts'
import { inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { jsonBody, takeFile, uploadedFile } from '../platform/http/body.ts'
import type { State, Step } from '../platform/http/context.ts'
import { parse } from '../platform/http/parse.ts'
import { log } from '../platform/log.ts'
import { addGuest } from './add-guest.ts'
import { changeGuest } from './change-guest.ts'
import { exportedMenus, exportGuests } from './export-guests.ts'
import { findGuest, findGuestPage, findGuestsById } from './find-guests.ts'
import { importGuests } from './import-guests.ts'
import { ownsGuest } from './owns-guest.ts'
import { removeGuest } from './remove-guest.ts'
import { readGuestList } from './spreadsheet/read-guest-list.ts'
import { streamGuestList } from './spreadsheet/stream-guest-list.ts'
import { streamGuestListCsv } from './spreadsheet/stream-guest-list-csv.ts'
import { writeTemplate } from './spreadsheet/write-template.ts'
import { streamGuests } from './stream-guests.ts'

export const guestRoutes = new Router<State>()

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function eventOf(eventId: string): Promise<Event> {
  const event = await Event.query().findById(eventId)
  if (!event) throw new AppError('event-not-found')
  return event
}

guestRoutes.get('/api/events/:eventId/guests', requiresSession, ownsEvent, async (ctx) => {
  const { eventId } = ctx.state
  const isPage = ctx.query.after !== undefined || ctx.query.limit !== undefined
  const { ids } = parse(GuestIds, ctx.query)
  ctx.type = 'json'
  ctx.body = ids
    ? await findGuestsById(eventId, ids)
    : isPage
      ? await findGuestPage(eventId, parse(GuestPage, ctx.query))
      : await streamGuests(eventId)
})

guestRoutes.post('/api/events/:eventId/guests', requiresSession, ownsEvent, jsonBody(), async (ctx) => {
  const fields = parse(NewGuest, ctx.request.body)
  const guestId = await inTransaction((trx) => addGuest(trx, ctx.state.eventId, fields))
  ctx.status = 201
  ctx.body = await findGuest(guestId)
})

/** One party, for a screen that heard of a change to it. */
guestRoutes.get('/api/guests/:id', requiresSession, ownsGuest, async (ctx) => {
  ctx.body = await findGuest(ctx.state.guestId)
})

guestRoutes.put('/api/guests/:id', requiresSession, ownsGuest, jsonBody(), async (ctx) => {
  const changes = parse(GuestChanges, ctx.request.body)
  await inTransaction((trx) => changeGuest(trx, ctx.state.guestId, changes))
  ctx.body = await findGuest(ctx.state.guestId)
})

guestRoutes.delete('/api/guests/:id', requiresSession, ownsGuest, async (ctx) => {
  await inTransaction((trx) => removeGuest(trx, ctx.state.guestId))
  ctx.status = 204
})

const spreadsheet = uploadedFile({ maxBytes: 5 * 1024 * 1024, tooLarge: 'spreadsheet-too-large' })

const paid: Step = async (ctx, next) => {
  requirePaid(await eventOf(ctx.state.eventId))
  await next()
}

guestRoutes.post(
  '/api/events/:eventId/guests/import',
  requiresSession,
  ownsEvent,
  paid,
  spreadsheet,
  async (ctx) => {
    const { name, bytes } = await takeFile(ctx)
    const reading = await readGuestList(bytes, name)
    ctx.body = await inTransaction((trx) => importGuests(trx, ctx.state.eventId, reading))
  },
)

/** The template is the same for everybody, but only of use to whoever may import: a signed-in owner of a paid event. */
guestRoutes.get('/api/excel-template', requiresSession, async (ctx) => {
  const paid = await Event.query().findOne({ accountId: ctx.state.accountId, isPaid: true })
  if (!paid) throw new AppError('payment-required')
  ctx.type = xlsx
  ctx.attachment('plantilla-invitados.xlsx')
  ctx.body = await writeTemplate()
})

guestRoutes.get('/api/events/:eventId/export', requiresSession, ownsEvent, async (ctx) => {
  const event = await eventOf(ctx.state.eventId)
  const menus = await exportedMenus(event)
  ctx.type = xlsx
  ctx.attachment(`invitados-${event.slug}.xlsx`)
  ctx.body = streamed(ctx, (out) => streamGuestList(exportGuests(event.id, event.slug), menus, out))
})

guestRoutes.get('/api/events/:eventId/export.csv', requiresSession, ownsEvent, async (ctx) => {
  const event = await eventOf(ctx.state.eventId)
  requireGrandSoiree(event)
  const menus = await exportedMenus(event)
  ctx.type = 'text/csv; charset=utf-8'
  ctx.attachment(`invitados-${event.slug}.csv`)
  ctx.body = streamed(ctx, (out) => streamGuestListCsv(exportGuests(event.id, event.slug), menus, out))
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
