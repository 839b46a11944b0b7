import type { Client, Reply } from './client.ts'

type Choices = { mapping?: unknown; edits?: unknown; name?: string }

function formOf(bytes: Uint8Array, { mapping, edits, name = 'lista.xlsx' }: Choices): FormData {
  const form = new FormData()
  if (mapping !== undefined) form.append('mapping', textOf(mapping))
  if (edits !== undefined) form.append('edits', textOf(edits))
  form.append('file', new Blob([bytes as BlobPart]), name)
  return form
}
const textOf = (part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part))

/** Looks at a list as the screen does: the file with what was chosen. */
export const previewList = (
  couple: Client,
  eventId: string,
  bytes: Uint8Array,
  choices: Choices = {},
): Promise<Reply> => couple.post(`/api/events/${eventId}/guests/import/preview`, formOf(bytes, choices))

/** Imports a list as the screen does. */
export const importFile = (
  couple: Client,
  eventId: string,
  bytes: Uint8Array,
  choices: Choices = {},
): Promise<Reply> => couple.post(`/api/events/${eventId}/guests/import`, formOf(bytes, choices))
