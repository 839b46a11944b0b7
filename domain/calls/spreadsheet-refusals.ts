/** Why an uploaded guest list can be refused as a whole. */
export const spreadsheetRefusals = [
  'spreadsheet-too-large',
  'spreadsheet-wrong-type',
  'spreadsheet-numbers',
  'spreadsheet-binary',
  'spreadsheet-document',
  'spreadsheet-shortcut',
  'spreadsheet-packed',
  'spreadsheet-encrypted',
  'spreadsheet-unreadable',
  'spreadsheet-empty',
  'spreadsheet-no-table',
  'spreadsheet-no-header',
] as const
