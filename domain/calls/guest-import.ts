import * as v from 'valibot'
import { ListEdits, ListMapping } from '../party/import/list-choices.ts'
import { ListDifference } from '../party/import/list-difference.ts'
import { listOutline, ReadParty } from '../party/import/list-reading.ts'
import { defineCall } from './define-call.ts'
import { spreadsheetRefusals } from './spreadsheet-refusals.ts'

export const ImportPreview = v.object({
  ...listOutline,
  /** The parties as they will be, top to bottom. */
  rows: v.array(ReadParty),
  difference: ListDifference,
})
export type ImportPreview = v.InferOutput<typeof ImportPreview>

/** Who stayed as they are, by name, and why. */
const Kept = v.array(v.object({ name: v.string(), reason: v.string() }))

export const ImportReport = v.object({
  importId: v.string(),
  imported: v.number(),
  /** Seats of the parties that came in. */
  people: v.number(),
  updated: v.number(),
  removed: v.number(),
  duplicates: v.array(v.object({ row: v.number(), name: v.string() })),
  warnings: v.array(v.object({ row: v.number(), message: v.string() })),
  /** `name` is the row's name if it has one, `column` the file's own header. */
  errors: v.array(v.object({ row: v.number(), name: v.string(), column: v.string(), message: v.string() })),
  unread: listOutline.unread,
  /** Chosen in `edits.update` or `edits.remove`, and left as they are all the same. */
  kept: Kept,
})
export type ImportReport = v.InferOutput<typeof ImportReport>

export const UndoReport = v.object({
  removed: v.number(),
  restored: v.number(),
  kept: Kept,
})
export type UndoReport = v.InferOutput<typeof UndoReport>

/** The newest import, while it can still be undone; null without one. */
export const LastImport = v.object({
  lastImport: v.nullable(
    v.object({
      importId: v.string(),
      /** When it came in, ISO 8601. */
      importedAt: v.string(),
      imported: v.number(),
      updated: v.number(),
      removed: v.number(),
    }),
  ),
})
export type LastImport = v.InferOutput<typeof LastImport>

const refusals = [
  'event-not-found',
  'payment-required',
  'malformed-input',
  'file-missing',
  ...spreadsheetRefusals,
] as const

const choices = { mapping: ListMapping, edits: ListEdits }

/**
 * The list is the part `file`, or `text`: a table copied from a spreadsheet. The parts `mapping` and `edits` hold the JSON
 * of `ListMapping` and `ListEdits`.
 */
export const previewImport = defineCall('POST', '/api/events/:eventId/guests/import/preview', {
  summary: 'A guest list as it would come in; nothing is stored',
  auth: 'session',
  takes: 'multipart/form-data',
  parts: choices,
  response: ImportPreview,
  failures: refusals,
})

export const importGuests = defineCall('POST', '/api/events/:eventId/guests/import', {
  summary: 'Adds the parties of a guest list as the look shows them; without choices, as it proposes them',
  auth: 'session',
  takes: 'multipart/form-data',
  parts: choices,
  response: ImportReport,
  failures: [...refusals, 'guest-limit', 'list-full'],
})

export const undoImport = defineCall('DELETE', '/api/events/:eventId/guests/imports/:importId', {
  summary: 'Undoes an import within 24 hours, but for who has answered or was written to since',
  auth: 'session',
  response: UndoReport,
  failures: ['event-not-found', 'import-not-found', 'import-too-old'],
})

export const findLastImport = defineCall('GET', '/api/events/:eventId/guests/imports/last', {
  summary: 'The newest import that can be undone',
  auth: 'session',
  response: LastImport,
  failures: ['event-not-found'],
})
