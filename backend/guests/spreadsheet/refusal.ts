/** Why a file is refused whole; each is a row of the table of failures. */
export type Refusal =
  | 'spreadsheet-wrong-type'
  | 'spreadsheet-unreadable'
  | 'spreadsheet-encrypted'
  | 'spreadsheet-no-header'
  | 'spreadsheet-too-large'

/** Thrown inside the reading thread; the caller's side of the thread makes the expected failure of it. */
export class RefusedSpreadsheet extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal, cause?: unknown) {
    super(refusal, { cause })
    this.refusal = refusal
  }
}
