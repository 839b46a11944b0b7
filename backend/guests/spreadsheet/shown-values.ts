const digits = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 })

/** A number with its digits and no exponent, to the 15 digits that spreadsheet programs keep. */
export function shownNumber(value: number): string {
  if (!Number.isFinite(value)) return ''
  const kept = Number.isSafeInteger(value) ? value : Number(value.toPrecision(15))
  const text = String(kept)
  return text.includes('e') ? digits.format(kept) : text
}

/** 'sí' or 'no'. */
export const shownBoolean = (value: boolean): string => (value ? 'sí' : 'no')

const day = 86_400_000

/** A serial date as dd/mm/yyyy; undefined when it is no date. */
export function shownDate(serial: number, epoch1904 = false): string | undefined {
  const days = epoch1904 ? serial + 1462 : serial
  const date = new Date(Math.floor(days - 25_569 + 1e-6) * day)
  if (!(days >= 1) || Number.isNaN(date.getTime())) return undefined
  return date.toISOString().slice(0, 10).split('-').reverse().join('/')
}

/** '2026-05-09' or '2026-05-09T12:00:00' as dd/mm/yyyy; undefined when it is no date. */
export function shownIsoDate(text: string): string | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(text.trim())
  return parts ? `${parts[3]}/${parts[2]}/${parts[1]}` : undefined
}
