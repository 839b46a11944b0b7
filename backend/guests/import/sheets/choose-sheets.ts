import type { ListProblem } from '../../../../domain/party/import/list-reading.ts'
import { foldHeader, foldName } from '../../spreadsheet/fold.ts'
import { lineAt } from '../layout/grid.ts'
import { share } from '../values/profile.ts'
import type { SheetOutline } from './outline-sheet.ts'

/** The sheets that are read, why the others are not, and what the owner is asked about them. */
export type ChosenSheets = { read: SheetOutline[]; reasons: Map<string, string>; problem: ListProblem | null }

/** Chooses the sheets of a guest list: the best one, and the other halves of it; never the same list twice. */
export function chooseSheets(
  outlines: SheetOutline[],
  chosen: readonly string[] | undefined,
  answer: string | undefined,
): ChosenSheets {
  const ranked = outlines.map((outline, at) => ({
    outline,
    score: scoreOf(outline, outlines) + at / 1_000,
    kind: kindOf(outline),
  }))
  const best = ranked.reduce<(typeof ranked)[number] | undefined>(
    (first, next) => (first && first.score >= next.score ? first : next),
    undefined,
  )
  if (!best) return { read: [], reasons: new Map(), problem: null }
  const reasons = new Map<string, string>()
  const halves: SheetOutline[] = []
  const doubtful: SheetOutline[] = []
  let isTwice = false
  let texts: Set<string> | undefined
  const known = () => (texts ??= textsOf(best.outline))
  for (const { outline, kind } of ranked) {
    if (outline === best.outline) continue
    const { grid, sorted } = outline
    // Tables side by side are parts of one list.
    if (grid.name === best.outline.grid.name && sorted.guests.length > 0) {
      halves.push(outline)
      continue
    }
    if (grid.rows.length === 0) reasons.set(grid.name, 'Está vacía')
    else if (sorted.guests.length === 0 || kind !== 'list')
      reasons.set(grid.name, kindReasons[kind === 'list' ? 'help' : kind])
    else if (Math.max(overlap(outline, known()), overlap(best.outline, textsOf(outline))) >= 0.35) {
      isTwice = true
      doubtful.push(outline)
      reasons.set(grid.name, `Tiene la misma lista que «${best.outline.grid.name}»`)
    } else if (grid.isHidden) reasons.set(grid.name, 'Está oculta')
    else if (isHalf(outline, best.outline)) halves.push(outline)
    else {
      doubtful.push(outline)
      reasons.set(grid.name, 'No parece parte de la lista de invitados')
    }
  }
  const named = chosen ?? (answer === undefined || answer === 'all' ? undefined : [answer])
  const proposed = answer === 'all' ? [best.outline, ...halves, ...doubtful] : [best.outline, ...halves]
  const read = named
    ? outlines.filter(({ grid }) => named.includes(grid.name))
    : outlines.filter((outline) => proposed.includes(outline))
  for (const { grid } of read) reasons.delete(grid.name)
  if (named)
    for (const { grid } of outlines)
      if (!read.some((one) => one.grid === grid) && !reasons.has(grid.name))
        reasons.set(grid.name, 'No la has elegido')
  const problem =
    doubtful.length > 0
      ? askSheets(best.outline, [...halves, ...doubtful], isTwice, answer ?? best.outline.grid.name)
      : null
  return { read, reasons, problem }
}

type SheetKind = 'list' | 'answers' | 'foreign' | 'help'

const kindReasons: Record<Exclude<SheetKind, 'list'>, string> = {
  answers: 'Son respuestas, no la lista',
  foreign: 'No es una lista de invitados',
  help: 'No tiene nombres de invitados',
}

/** Sheets that count the guests or plan something else. */
const summary =
  /^(?:total(?:es|s)?|resumen|resum|summary|riepilogo|zusammenfassung|resume|presupuesto|budget|tareas|tasks|to do|proveedores|vendors|gastos|menus?|cronograma|timeline)$/

/** Sheets that say how the book is to be filled in, as Velada's own template has one. */
const instructions =
  /^(?:instruccion(?:es)?|instructions?|instruccions|instrucoes|istruzioni|anleitung|ayuda|help|leeme|read ?me|como se usa)$/

function kindOf({ grid, proposal, headers, sorted, columns, header }: SheetOutline): SheetKind {
  const has = (meaning: string) =>
    proposal.columns.filter((column) => column.meaning === meaning && column.header !== '').length
  if (summary.test(foldHeader(grid.name))) return 'foreign'
  if (instructions.test(foldHeader(grid.name))) return 'help'
  if (has('foreign') > 0 || has('money') >= 2) return 'foreign'
  const stamped = headers.some((text) =>
    /^(?:timestamp|marca temporal|horodatage|zeitstempel|carimbo|informazioni cronologiche)/.test(
      foldHeader(text),
    ),
  )
  if (stamped && has('answer') > 0) return 'answers'
  const name = columns.name[0]
  const profile = name === undefined ? undefined : proposal.profiles[name]
  if (!profile || sorted.guests.length === 0) return header.evidence > 0 ? 'list' : 'help'
  if (header.at < 0 && (profile.words / profile.filled > 4 || share(profile, 'name') < 0.7)) return 'help'
  return 'list'
}

const better = /definitiv|final|actual|ultima|buena|lista de invitados|guest list|invitad|guest/
const worse =
  /inicial|borrador|draft|old|viej|antigu|copia|backup|prueba|test|ejemplo|example|plantilla|template|descart/

/** How much a sheet is the list to read: its guests, what it knows of them, and whether each row is an invitation. */
function scoreOf(outline: SheetOutline, all: readonly SheetOutline[]): number {
  const { grid, columns, proposal, sorted, header } = outline
  const filled = (index: number | undefined) =>
    index === undefined ? 0 : (proposal.profiles[index]?.filled ?? 0)
  const kind = kindOf(outline)
  const guests = sorted.guests.length
  const name = foldHeader(grid.name)
  const seats = filled(columns.seats) + filled(columns.companions)
  let score = Math.min(guests, 50) / 10
  if (columns.name.length === 0) score -= 6
  if (seats > 0) score += 3
  if ([...columns.phone, ...columns.email].some((index) => filled(index) > 0)) score += 4
  if (filled(columns.household) > 0) score += 2
  if (header.evidence >= 1.5) score += 2
  if (filled(columns.group) > 0) score += 1
  // One row for each invitation, with its seats: the list as it is going to be sent.
  if (guests > 0 && columns.household === undefined && filled(columns.seats) >= Math.min(guests, 1_000) * 0.9)
    score += 6
  if (header.evidence >= 2.5 && columns.name.length > 0) score += 2
  if (better.test(name)) score += 0.5
  if (worse.test(name)) score -= 2
  if (kind !== 'list') score -= 8
  if (grid.isHidden && all.some((other) => !other.grid.isHidden && other.sorted.guests.length > 0)) score -= 8
  return score
}

const longEnough = (text: string) => text.length >= 3 && /\p{L}/u.test(text)

/** The texts of a sheet, and its names put together. */
function textsOf({ grid, sorted, columns }: SheetOutline): Set<string> {
  const texts = new Set<string>()
  for (const row of grid.rows)
    for (const cell of row.cells) if (cell && longEnough(cell.text)) texts.add(foldName(cell.text))
  for (const row of sorted.guests) texts.add(fullName(row, columns.name))
  return texts
}

const fullName = (row: SheetOutline['rows'][number], columns: readonly number[]) =>
  foldName(
    columns
      .map((index) => lineAt(row, index))
      .filter(Boolean)
      .join(' '),
  )

/** The share of a sheet's names that stand in the other one too. */
function overlap({ sorted, columns }: SheetOutline, known: ReadonlySet<string>): number {
  const names = sorted.guests.map((row) => fullName(row, columns.name)).filter(longEnough)
  const twice = names.filter((name) => known.has(name)).length
  return names.length === 0 ? 0 : twice / names.length
}

/** The other half of the list: laid out alike, or named like a group of guests. */
function isHalf(outline: SheetOutline, best: SheetOutline): boolean {
  const read = (one: SheetOutline) => new Set(one.fields.filter((field) => field !== 'ignore'))
  const [own, other] = [read(outline), read(best)]
  const alike =
    [...own].filter((field) => other.has(field)).length / Math.max(1, Math.min(own.size, other.size))
  const isList = outline.columns.name.length > 0 && own.size > 0
  const called =
    /novi[oa]|bride|groom|famil|amig|friend|lado|side|invitad|guest|nuvi|noiv|spos|braut|ospiti|gaste|convid|gonbid|trabaj|work|pareja|ella\b|\bel\b/.test(
      foldHeader(outline.grid.name),
    )
  return (
    isList &&
    (called ||
      (alike >= 0.75 &&
        own.size >= Math.min(2, other.size) &&
        outline.header.at >= 0 === best.header.at >= 0))
  )
}

function askSheets(
  best: SheetOutline,
  others: readonly SheetOutline[],
  isTwice: boolean,
  chosen: string,
): ListProblem {
  const names = [best, ...others].map(({ grid }) => grid.name)
  const shown = names.slice(0, 8)
  return {
    kind: 'question',
    message: isTwice
      ? `${names.length} hojas tienen la misma lista: leemos solo «${best.grid.name}»`
      : `Leemos «${best.grid.name}»; hay más hojas con nombres`,
    rows: others.slice(0, 20).map(({ grid }) => ({
      sheet: grid.name,
      row: grid.rows[0]?.number ?? 1,
      index: null,
      text: grid.name,
    })),
    question: {
      key: 'sheets',
      text: '¿Qué hoja es la lista de invitados?',
      options: [
        ...shown.map((name) => ({ value: name.slice(0, 80), label: `«${name}»` })),
        ...(isTwice ? [] : [{ value: 'all', label: 'Todas' }]),
      ],
      chosen,
    },
  }
}
