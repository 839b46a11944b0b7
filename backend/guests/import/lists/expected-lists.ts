import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a sensible person would want of a list; `accept` holds other numbers that are right too. */
export type ExpectedList = {
  parties: number
  people: number
  phones: number
  country: string | null
  emails: number
  groups: number | null
  firstRows: {
    name: string
    maxGuests: number
    phone: string | null
    email: string | null
    group: string | null
    names?: string[]
  }[]
  needsQuestion: string | null
  accept?: Partial<Record<'parties' | 'people' | 'phones' | 'emails', number[]>> & {
    groups?: (number | null)[]
  }
}

const folder = import.meta.dirname
/** By the name of the list's file. */
export const expectedLists: Record<string, ExpectedList> = JSON.parse(
  readFileSync(join(folder, 'expected.json'), 'utf8'),
)

/** The bytes of a list. */
export const listBytes = (name: string): Buffer => readFileSync(join(folder, name))
