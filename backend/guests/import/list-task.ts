import type { ListChoices } from '../../../domain/party/import/list-choices.ts'

/** What is known besides the file: the country of the event, ISO 3166-1. */
export type ListContext = { country: string }

/** What a reading process is given. */
export type ListTask = { bytes: Uint8Array; fileName: string; choices: ListChoices; context: ListContext }
