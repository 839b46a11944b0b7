import type { spreadsheetRefusals } from '../../../domain/calls/spreadsheet-refusals.ts'

/** Why a whole file is refused; each is a failure code. */
export type Refusal = (typeof spreadsheetRefusals)[number]

/** Thrown while a list is read; the reading process turns it into an `AppError`. */
export class RefusedSpreadsheet extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal, cause?: unknown) {
    super(refusal, { cause })
    this.refusal = refusal
  }
}
