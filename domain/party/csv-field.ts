/** First characters that make a spreadsheet run a text as a formula, full-width ones included. */
const runs = /^[=+\-@\t\r＝＋－＠]/
/** A phone in E.164 begins with a plus, but can never be a formula. */
const phone = /^\+\d{5,15}$/

/**
 * One field of a CSV with semicolons. CSV has no text cells: an apostrophe prevents a text from running as a formula; a
 * phone needs none.
 */
export function csvField(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = runs.test(value) && !phone.test(value) ? `'${value}` : value
  return /[";\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
