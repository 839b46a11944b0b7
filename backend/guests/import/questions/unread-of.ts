import type { ListReading } from '../../../../domain/party/import/list-reading.ts'
import type { AsideKind } from '../layout/sort-rows.ts'
import type { SheetOutline } from '../sheets/outline-sheet.ts'
import { counted } from './ask.ts'

type Unread = ListReading['unread'][number]

const kinds: Record<Exclude<AsideKind, 'nameless'>, readonly [string, string]> = {
  title: ['título', 'títulos'],
  header: ['cabecera repetida', 'cabeceras repetidas'],
  total: ['fila de totales', 'filas de totales'],
  section: ['línea que da nombre a un grupo', 'líneas que dan nombre a un grupo'],
  note: ['nota', 'notas'],
  slip: ['letra suelta', 'letras sueltas'],
  loose: ['línea sin plazas que no parece una invitación', 'líneas sin plazas que no parecen invitaciones'],
  stray: ['fila sin nombre', 'filas sin nombre'],
}

/** What of a sheet that is read does not come in, in its own words: columns first, then rows by why. */
export function unreadOf({ grid, headers, fields, proposal, titles, sorted }: SheetOutline): Unread[] {
  const found: Unread[] = []
  fields.forEach((field, index) => {
    const profile = proposal.profiles[index]
    if (field !== 'ignore' || !profile || profile.filled === 0) return
    const name = headers[index]
      ? `La columna «${headers[index].replace(/\s+/g, ' ').slice(0, 60)}»`
      : `La columna ${letterOf(index)}, sin título,`
    const samples = profile.samples.map((text) => `«${text.slice(0, 40)}»`).join(', ')
    found.push({ sheet: grid.name, index, rows: [], message: `${name} no se importa: ${samples}` })
  })
  const say = (kind: keyof typeof kinds, rows: readonly { number: number; text: string }[]) => {
    if (rows.length === 0) return
    const texts = [...new Set(rows.map(({ text }) => text).filter(Boolean))]
      .slice(0, 5)
      .map((text) => `«${text.slice(0, 80)}»`)
    const [one, many] = kinds[kind]
    const message = `${counted(rows.length, one, many)}${texts.length > 0 ? `: ${texts.join(', ')}` : ''}`
    found.push({ sheet: grid.name, index: null, rows: rows.map(({ number }) => number), message })
  }
  const above = titles.map((row) => ({
    number: row.number,
    text: row.cells
      .filter(Boolean)
      .map(({ text }) => text.trim())
      .join(' · '),
  }))
  say('title', above)
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    say(
      kind,
      sorted.aside.filter((one) => one.kind === kind).map(({ row, text }) => ({ number: row.number, text })),
    )
  }
  return found
}

/** 0 → 'A', 27 → 'AB'. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter
}
