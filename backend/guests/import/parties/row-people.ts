import { cleanLine, withoutInvisible } from '../../spreadsheet/clean-text.ts'
import { foldHeader } from '../../spreadsheet/fold.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import type { ListColumns } from '../columns/list-columns.ts'
import { lineAt } from '../layout/grid.ts'
import { isHanForm, readHanForm } from '../names/han-forms.ts'
import { type NameReading, type ReadPerson, readNames } from '../names/read-names.ts'
import { kindOfValue } from '../values/kind-of-value.ts'
import { saysWhoComes } from '../values/profile.ts'
import { adultWords, childWords, yesWords } from '../values/words.ts'
import { companionsOf } from './companions-of.ts'

/** The people of one row, and the row's name as the list writes it. */
export type RowPeople = NameReading & {
  name: string
  companions: { text: string; people: ReadPerson[] }[]
  remarks: string[]
}

/** Options of a whole column: names written 'García López, Ana'. */
export type NameStyle = { surnameFirst: boolean }

/** Reads the names of a row: the guest's own, and those of companions in columns of their own. */
export function peopleOfRow(row: Row, columns: ListColumns, style: NameStyle): RowPeople {
  const text = nameOf(row, columns, style)
  const { people, isOpen, stated, isByLine } = readNames(text)
  const name = shownName(text)
  const reading: RowPeople = { people, isOpen, stated, isByLine, name, companions: [], remarks: [] }
  spreadSurnames(row, columns, reading)
  if (reading.people.length === 1 && isChildRow(row, columns))
    reading.people = reading.people.map((one) => ({ ...one, isChild: true }))
  for (const { index, isSurname, slot, isChild, isNote } of columns.companionNames) {
    if (
      isSurname &&
      columns.companionNames.some((other) => other !== undefined && other.slot === slot && !other.isSurname)
    )
      continue
    const surname = columns.companionNames.find(
      (other) => other.isSurname && other.slot === slot && other.index !== index,
    )
    const written = [lineAt(row, index), lineAt(row, surname?.index)].filter(Boolean).join(' ')
    if (isNote && written !== '' && !saysWhoComes(written)) {
      reading.remarks.push(written)
      continue
    }
    const people = companionsOf(written, row.cells[index]?.text ?? '', surname !== undefined, isChild)
    if (isHanForm(written) && readHanForm(written).isOpen) {
      reading.isOpen = true
      if (written.length > 4) reading.remarks.push(written)
    }
    if (people.length > 0) reading.companions.push({ text: written, people })
  }
  return reading
}

/** The name as it is written, its parts one after the other; lines stay lines. */
function nameOf(row: Row, columns: ListColumns, { surnameFirst }: NameStyle): string {
  const own = columns.name.map((index) => row.cells[index]).filter((cell) => cell && !cell.repeated)
  const [only] = own
  if (own.length > 1)
    return own
      .map((cell) => cleanLine(cell?.text ?? ''))
      .filter((part) => /[\p{L}\p{N}]/u.test(part))
      .join(' ')
  const text = withoutInvisible(only?.text ?? '').trim()
  const [surname = '', given, more] = surnameFirst ? text.split(/,\s*/, 3) : []
  return given && more === undefined ? `${given} ${surname}` : text
}

/** Without the marks that only the list's owner understands: '1 Ana', '*Mom & Dad'. */
const shownName = (text: string): string => {
  if (text.includes('\n')) return ''
  const line = cleanLine(text).slice(0, 400)
  return marked.test(line) ? line.replace(marked, '') : line
}

const marked = /^(?:\d{1,3}\s?[.)ºª:-]?\s{1,3}(?=\p{Lu})|[*•·→✓✔>–-]{1,3}\s{0,3})/u

/** 'Miranda y Hermenegildo' with 'Sotelo / Jurado': each has their own. */
function spreadSurnames(row: Row, columns: ListColumns, reading: RowPeople) {
  const [first, ...rest] = columns.name
  if (rest.length !== 1) return
  const surnames = lineAt(row, rest[0]).split(/\s?\/\s?/, 4)
  const given = readNames(lineAt(row, first)).people
  if (surnames.length < 2 || surnames.length !== given.length || given.some(({ name }) => name === null))
    return
  reading.people = given.map(({ name, isChild }, at) => ({
    name: `${name} ${surnames[at] ?? ''}`.trim(),
    isChild,
  }))
}

function isChildRow(row: Row, columns: ListColumns): boolean {
  const text = lineAt(row, columns.isChild)
  if (text === '') return false
  const folded = foldHeader(text)
  if (adultWords.has(folded)) return false
  if (childWords.has(folded) || childWords.has(folded.split(' ')[0] ?? '')) return true
  const kind = kindOfValue(text)
  if (kind === 'mark') return folded !== 'a' && folded !== 'm'
  // Who writes ages writes them for children above all.
  if (kind === 'count') return Number(text) > 0 && Number(text) < 12
  if (folded === 'n') return true
  return kind === 'answer' && yesWords.has(folded)
}
