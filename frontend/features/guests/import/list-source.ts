import type { ListChoices, ListEdits } from '../../../../domain/party/import/list-choices.ts'
import type { Parts } from '../../../lib/upload.ts'

/** Where a list comes from: a file, or a table copied from a spreadsheet. It stays in memory until it is imported. */
export type ListSource = { file: File } | { text: string }

/** What a list is called on the screen. */
export const nameOf = (source: ListSource): string => ('file' in source ? source.file.name : 'Lista pegada')

/** Parties of the list that are there already and were ticked: to take over the file's values, and to leave. */
export type Ticks = Pick<ListEdits, 'update' | 'remove' | 'listVersion'>

/** A list and all that was decided about it, as the calls take it. */
export const partsOf = (source: ListSource, { mapping, edits }: ListChoices, ticks?: Ticks): Parts => ({
  ...source,
  mapping: JSON.stringify(mapping),
  edits: JSON.stringify({ ...edits, ...ticks }),
})
