import type { CellPlace } from '../../../../domain/party/import/list-reading.ts'

/** What is found while the parties of a sheet are read; the questions and problems are made of it. */
export type Findings = {
  phoneDigits: CellPlace[]
  phoneWords: CellPlace[]
  emails: CellPlace[]
  names: CellPlace[]
  seats: CellPlace[]
  texts: CellPlace[]
  /** Seats counted by halves. */
  halves: CellPlace[]
  /** Invitations whose seats only the names tell. */
  byNames: CellPlace[]
  /** 'y familia' without a number. */
  open: CellPlace[]
}

export const noFindings = (): Findings => ({
  phoneDigits: [],
  phoneWords: [],
  emails: [],
  names: [],
  seats: [],
  texts: [],
  halves: [],
  byNames: [],
  open: [],
})
