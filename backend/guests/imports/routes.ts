import type { Context } from 'koa'
import * as calls from '../../../domain/calls/guest-import.ts'
import { countryOfTimeZone } from '../../../domain/event/country-of-time-zone.ts'
import { requiresSession } from '../../accounts/requires-session.ts'
import { Event } from '../../events/event.ts'
import { ownsEvent } from '../../events/owns-event.ts'
import { requirePaid } from '../../events/plan-rules.ts'
import { inTransaction } from '../../platform/database.ts'
import { AppError } from '../../platform/errors.ts'
import { callRoutes } from '../../platform/http/call-router.ts'
import type { State, Step } from '../../platform/http/context.ts'
import { uuidOr404 } from '../../platform/http/parse.ts'
import { takeFile, takeText, uploadedFile } from '../../platform/http/upload.ts'
import { readList } from '../import/read-list.ts'
import { limits } from '../spreadsheet/limits.ts'
import { findLastImport } from './find-last-import.ts'
import { importList } from './import-list.ts'
import { previewImport } from './preview-import.ts'
import { mostCharacters, readChoices } from './read-choices.ts'
import { undoImport } from './undo-import.ts'

export const importRoutes = callRoutes()

const list = uploadedFile({
  maxBytes: limits.fileBytes,
  tooLarge: 'spreadsheet-too-large',
  // A pasted table instead of a file, and what was chosen.
  fieldsBytes: limits.fileBytes + mostCharacters,
})

async function paidEvent(eventId: string): Promise<Event> {
  const event = await Event.query().findById(eventId)
  if (!event) throw new AppError('event-not-found')
  requirePaid(event)
  return event
}

/** Before the file is taken. */
const paid: Step = async (ctx, next) => {
  await paidEvent(ctx.state.eventId)
  await next()
}

const steps = [requiresSession, ownsEvent, paid, list] as const

importRoutes.on(calls.previewImport, steps, async (ctx) => {
  const choices = readChoices(ctx)
  return previewImport(ctx.state.eventId, await readUpload(ctx, choices))
})

importRoutes.on(calls.importGuests, steps, async (ctx) => {
  const choices = readChoices(ctx)
  const reading = await readUpload(ctx, choices)
  return inTransaction((trx) => importList(trx, ctx.state.eventId, reading, choices.edits))
})

importRoutes.on(calls.findLastImport, [requiresSession, ownsEvent], (ctx) =>
  findLastImport(ctx.state.eventId),
)

importRoutes.on(calls.undoImport, [requiresSession, ownsEvent], (ctx, { params }) => {
  const importId = uuidOr404(params.importId, 'import-not-found')
  return inTransaction((trx) => undoImport(trx, ctx.state.eventId, importId))
})

/** The list that came: a file, or the text of a table. */
async function readUpload(ctx: Context & { state: State }, choices: ReturnType<typeof readChoices>) {
  const pasted = takeText(ctx, 'text')
  const { name, bytes } = pasted
    ? { name: 'tabla pegada.tsv', bytes: Buffer.from(pasted) }
    : await takeFile(ctx)
  const { timezone } = await paidEvent(ctx.state.eventId)
  return readList(bytes, name, choices, { country: countryOfTimeZone(timezone) })
}
