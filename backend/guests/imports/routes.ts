import type { Context } from 'koa'
import * as calls from '../../../domain/calls/guest-import.ts'
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

const paid: Step = async (ctx, next) => {
  const event = await Event.query().findById(ctx.state.eventId)
  if (!event) throw new AppError('event-not-found')
  requirePaid(event)
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
  return readList(bytes, name, choices, { country: 'ES' })
}
