import type { CellPlace } from '../../../../domain/party/import/list-reading.ts'
import { seatLimits } from '../../../../domain/party/seat-limits.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import type { ListColumns } from '../columns/list-columns.ts'
import { lineAt } from '../layout/grid.ts'
import type { Findings } from './findings.ts'
import type { NameStyle } from './row-people.ts'

/** What is known about the sheet when one of its parties is read. */
export type PartyContext = {
  sheet: string
  columns: ListColumns
  headers: readonly string[]
  country: string | null
  style: NameStyle
  /** A party is called what its name's column says, whoever comes along. */
  keepsName: boolean
  /** 'Acompañantes' counts the guest too. */
  countsAll: boolean
  /** Children are not among the companions. */
  childrenBesides: boolean
  /** Of halves: up, or down. */
  halves: 'up' | 'down'
  /** How many people the names make where nothing counts them, and how many more an open family has. */
  byNames: boolean
  openSeats: number
  sections: ReadonlyMap<number, string>
  /** The group of a sheet or block that names none. */
  group: string
  /** The row above each row, for 'same as above'. */
  above: ReadonlyMap<number, Row>
  findings: Findings
}

export function placeOf(row: Row, index: number | null, { sheet }: { sheet: string }): CellPlace {
  return { sheet, row: row.number, index, text: (index === null ? '' : lineAt(row, index)).slice(0, 120) }
}

export const isWithinLimits = (seats: number): boolean => seats >= seatLimits.min && seats <= seatLimits.max

/** The group of a row that names none. */
export const noGroup = 'Sin grupo'
