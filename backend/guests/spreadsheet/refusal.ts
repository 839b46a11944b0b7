/** Why a file is refused whole; each is a row of the table of failures. */
export type Refusal =
  | 'spreadsheet-wrong-type'
  | 'spreadsheet-unreadable'
  | 'spreadsheet-encrypted'
  | 'spreadsheet-no-header'
  | 'spreadsheet-too-large'

/** Thrown while a list is read; the reading process makes the expected failure of it. */
export class RefusedSpreadsheet extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal, cause?: unknown) {
    super(refusal, { cause })
    this.refusal = refusal
  }
}
