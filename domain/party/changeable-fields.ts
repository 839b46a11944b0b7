import { partyKeys } from './party-fields.ts'

/** What an owner changes of a party: its fields and its people. */
export const changeableFields = [...partyKeys, 'people'] as const
export type ChangeableField = (typeof changeableFields)[number]
