import { foldHeader } from '../../spreadsheet/fold.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import type { ListColumns } from '../columns/list-columns.ts'
import { meaningsOf } from '../headings/match-heading.ts'
import { isListTitle } from '../headings/words.ts'
import { isHousehold } from '../names/read-names.ts'
import { kindOfValue, looksLikeNames } from '../values/kind-of-value.ts'
import { isGroupish } from '../values/profile.ts'
import { withoutEnd } from '../values/without-end.ts'
import { lineAt, ownCells } from './grid.ts'
import { saysTotal } from './totals.ts'

/** Why a row is no guest. */
export type AsideKind =
  | 'title'
  | 'header'
  | 'total'
  | 'section'
  | 'note'
  | 'slip'
  | 'loose'
  | 'nameless'
  | 'stray'

export type SortedRows = {
  guests: Row[]
  aside: { kind: AsideKind; row: Row; text: string }[]
  /** The section that a guest stands in, by row number. */
  sections: Map<number, string>
}

/** Sorts the rows below the headings into guests and the rest. Linear. */
export function sortRows(rows: readonly Row[], columns: ListColumns, header: Row | undefined): SortedRows {
  const shape = shapeOf(rows, columns)
  const sorted: SortedRows = { guests: [], aside: [], sections: new Map() }
  const colons = rows.filter((row) => isAlone(row) && /:\s*$/.test(textOf(row))).length
  let section = ''
  const { last } = shape
  rows.forEach((row, at) => {
    const kind = kindOfRow(row, columns, header, { ...shape, colons, isAfter: at > last })
    if (kind === 'guest') {
      sorted.guests.push(row)
      if (section !== '') sorted.sections.set(row.number, section)
      return
    }
    const text = textOf(row)
    if (kind === 'section') section = withoutEnd(text, ': ')
    sorted.aside.push({ kind, row, text })
  })
  return sorted
}

/** How full the rows of guests are, and where the last one is. */
type Shape = { named: number; rich: number; seated: number; last: number; shared: Map<string, number> }

function shapeOf(rows: readonly Row[], columns: ListColumns): Shape {
  const shape: Shape = { named: 0, rich: 0, seated: 0, last: -1, shared: new Map() }
  const others = readBesideNames(columns)
  rows.forEach((row, at) => {
    const household = lineAt(row, columns.household)
    if (!hasName(row, columns)) return
    // Sections are no guests, and not as full as they are.
    if (isAlone(row) && isSectionTitle(textOf(row))) return
    if (household !== '') shape.shared.set(household, (shape.shared.get(household) ?? 0) + 1)
    shape.named += 1
    if (others.some((index) => row.cells[index])) shape.rich += 1
    if (columns.seats !== undefined && row.cells[columns.seats]) shape.seated += 1
    shape.last = at
  })
  return shape
}

const readBesideNames = (columns: ListColumns): number[] =>
  [
    ...columns.email,
    ...columns.phone,
    ...columns.postalAddress,
    ...columns.dietaryRestrictions,
    columns.seats,
    columns.companions,
    columns.adults,
    columns.children,
    columns.isChild,
    columns.group,
    columns.household,
  ].filter((index) => index !== undefined)

/** A name, a surname, a companion or the invitation's own name. */
export function hasName(row: Row, columns: ListColumns): boolean {
  const named = (index: number | undefined) =>
    index !== undefined &&
    row.cells[index] !== undefined &&
    !row.cells[index].repeated &&
    row.cells[index].text.trim() !== ''
  if (columns.name.some(named)) return true
  return columns.companionNames.some(
    ({ index }) => named(index) && kindOfValue(lineAt(row, index)) === 'name',
  )
}

const textOf = (row: Row): string =>
  ownCells(row)
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ')
const isAlone = (row: Row): boolean => ownCells(row).length === 1

type Rules = Shape & { colons: number; isAfter: boolean }

function kindOfRow(
  row: Row,
  columns: ListColumns,
  header: Row | undefined,
  rules: Rules,
): AsideKind | 'guest' {
  if (header && isHeaderAgain(row, header)) return 'header'
  if (isTotalRow(row, columns)) return 'total'
  const alone = isAlone(row)
  if (alone) {
    const kind = kindAlone(row, columns, rules)
    if (kind) return kind
  }
  if (hasName(row, columns)) return isTitleOfHeadless(row, header) ? 'title' : 'guest'
  return namelessKind(row, columns, rules)
}

/** A row with one cell: a section's title, a note, a slip of the keyboard; undefined for a guest like others. */
function kindAlone(row: Row, columns: ListColumns, rules: Rules): AsideKind | undefined {
  const index = row.cells.findIndex((cell) => cell && !cell.repeated)
  const text = lineAt(row, index)
  const isName = columns.name.includes(index)
  const isRich = rules.named > 0 && rules.rich >= rules.named * 0.7
  if (row.cells[index]?.wide && readBesideNames(columns).length > 0) return 'section'
  if (!isName) return kindOfValue(text) === 'table' ? 'section' : undefined
  if (/:\s*$/.test(text) && text.length > 2) return 'section'
  if (/^[A-Za-zÀ-ÿ]$/.test(text) && rules.named > 3) return 'slip'
  if (isRich && isSectionTitle(text)) return rules.colons >= 2 ? 'loose' : 'section'
  if (rules.colons >= 2 && rules.seated >= (rules.named - rules.colons) * 0.9 && isGroupish(text))
    return 'loose'
  if (isNote(text) || (isRich && rules.isAfter === false && text.length > 70)) return 'note'
  return undefined
}

/** A sentence, not names. */
function isNote(text: string): boolean {
  if (kindOfValue(text) === 'link') return true
  const words = text.split(' ').length
  if (
    /^(?:nota|notas|note|notes|ojo|importante|p\.?d|\*{1,3} ?\p{L}+ (?:el|la|los|las|no|son|es))\b.{3}/iu.test(
      text,
    ) &&
    words > 3
  )
    return true
  return (
    words >= 9 &&
    (!looksLikeNames(text) ||
      /\b(?:que|para|the|hay|falta|faltan|son|that|should|nicht|pour|por|esta|están|estan|viene|vienen|solo|confirmar|invitar)\b/i.test(
        text,
      )) &&
    !/[;&]/.test(text)
  )
}

/** 'Amigos del novio', 'Familia materna', 'Trabajo': a group, and not a family by its surname. */
function isSectionTitle(text: string): boolean {
  if (!isGroupish(text) || text.split(' ').length > 6) return false
  const folded = foldHeader(text)
  const words = folded.split(' ')
  if (
    /\b(?:novi[oa]s?|bride|groom|matern[oa]|patern[oa]|sposo|sposa|noiv[oa]|nuvi|nuvia|braut|brautigam|marie|mariee|lado|side)\b/.test(
      folded,
    )
  )
    return !isHousehold(text) || words.length <= 5
  if (isHousehold(text)) return false
  return /^(?:invitados de |lado |parte de |de parte de )?(?:amig[oa]s|friends|trabajo|work|coleg(?:io|as)|companer[oa]s|universidad|vecin[oa]s|primos|tios|otros|others|familiares|family|familia|arbeit|freunde|amis|amics|lagunak|coworkers|school|office|oficina|relatives|neighbors|neighbours)\b/.test(
    folded,
  )
}

/** A row with the list's totals: it is called a total, or it only has computed numbers. */
function isTotalRow(row: Row, columns: ListColumns): boolean {
  const contact = [...columns.email, ...columns.phone].some(
    (index) => row.cells[index] && !row.cells[index].computed,
  )
  const name = columns.name
    .map((index) => lineAt(row, index))
    .filter(Boolean)
    .join(' ')
  if (/\p{L}/u.test(name)) return !contact && saysTotal(name)
  if (contact) return false
  const own = ownCells(row)
  if (own.some(({ text }) => saysTotal(text))) return true
  return own.length > 0 && own.every(({ computed }) => computed)
}

/** Printed lists repeat their headings on every page. */
function isHeaderAgain(row: Row, header: Row): boolean {
  const own = header.cells.filter(Boolean)
  if (own.length < 2)
    return (
      row.cells.filter(Boolean).length === 1 &&
      header.cells.every((cell, index) => row.cells[index]?.text.trim() === cell.text.trim()) &&
      meaningsOf(own[0]?.text ?? '').some(({ score }) => score >= 99)
    )
  return header.cells.every((cell, index) => row.cells[index]?.text.trim() === cell.text.trim())
}

/** A list without headings may still have a title: 'Lista de invitados', 'Guest List'. */
function isTitleOfHeadless(row: Row, header: Row | undefined): boolean {
  if (header || row.number > 3) return false
  const texts = ownCells(row).map(({ text }) => text.trim())
  return (
    texts.every(
      (text) =>
        isListTitle(text) ||
        meaningsOf(text).some(({ score }) => score >= 95) ||
        saysTotal(withoutEnd(text, ': ')) ||
        /^[\d.,]+$/.test(text),
    ) && texts.some((text) => /\p{L}/u.test(text))
  )
}

/** A row without a name: a guest who needs one, a seat of a household, or nothing to import. */
function namelessKind(
  row: Row,
  columns: ListColumns,
  { shared, isAfter, named }: Rules,
): AsideKind | 'guest' {
  const household = lineAt(row, columns.household)
  if (household !== '' && (shared.get(household) ?? 0) > 0) return 'guest'
  if (columns.name.some((index) => row.cells[index]?.repeated)) return 'guest'
  const typed = (index: number | undefined) =>
    index !== undefined &&
    row.cells[index] !== undefined &&
    !row.cells[index].computed &&
    !row.cells[index].repeated
  if ([...columns.email, ...columns.phone].some((index) => typed(index) && /[@\d]/.test(lineAt(row, index))))
    return 'nameless'
  const counts = [columns.seats, columns.companions, columns.adults].some(
    (index) => typed(index) && /^[1-9]/.test(lineAt(row, index)),
  )
  return counts && !isAfter && named > 0 && ownCells(row).length > 1 ? 'nameless' : 'stray'
}
