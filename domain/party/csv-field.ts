/** What a spreadsheet may run when a text begins so; the full-width signs count too. */
const runs = /^[=+\-@\t\r＝＋－＠]/
/** A phone in E.164 is digits behind a plus: a number at worst, never a formula. */
const phone = /^\+\d{5,15}$/

/**
 * One field of a CSV with semicolons. CSV has no text cells: an apostrophe keeps a text from running as a formula; a
 * phone needs none and stays what can be dialled.
 */
export function csvField(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = runs.test(value) && !phone.test(value) ? `'${value}` : value
  return /[";\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
