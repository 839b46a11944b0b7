import { DateTime } from 'luxon'

/** 'sábado 20 de junio de 2026', in the event's own time zone. */
export function longDate(instant: string, timezone: string): string {
  return DateTime.fromISO(instant, { zone: timezone }).setLocale('es').toFormat("EEEE d 'de' MMMM 'de' yyyy")
}

/** Capitalised, for a line of its own. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const thousands = new Intl.NumberFormat('es-ES', { useGrouping: 'always' })

/** '99,00 €' from cents. */
export function euros(cents: number): string {
  const [whole, fraction] = (Math.abs(cents) / 100).toFixed(2).split('.') as [string, string]
  return `${cents < 0 ? '−' : ''}${thousands.format(Number(whole))},${fraction} €`
}

/** Splits an amount with VAT, in cents: base + vat is always the amount. */
export function vatParts(cents: number, percent: number): { base: number; vat: number } {
  const base = Math.round(cents / (1 + percent / 100))
  return { base, vat: cents - base }
}

/** A safe subject line: line breaks and other control characters become spaces. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
