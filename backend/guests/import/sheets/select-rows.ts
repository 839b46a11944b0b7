import type { ListEdits } from '../../../../domain/party/import/list-choices.ts'
import type { ListProblem, ListReading } from '../../../../domain/party/import/list-reading.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import { findSecondCopy } from '../parties/repeated.ts'
import { coupleRows, markedRows, placesOf } from '../parties/special-rows.ts'
import { ask, counted, quoted } from '../questions/ask.ts'
import type { SheetOutline } from './outline-sheet.ts'

/** The rows that come in, what is asked about others, and what is left out. */
export type SelectedRows = {
  rows: Row[]
  problems: ListProblem[]
  unread: ListReading['unread']
  leftOut: Set<number>
}

/** Leaves out what the owner leaves out and what the list marks; asks about the couple, hidden rows and second copies. */
export function selectRows(
  { grid, columns, sorted, headers }: SheetOutline,
  { leftOut, answers }: ListEdits,
): SelectedRows {
  const sheet = grid.name
  const problems: ListProblem[] = []
  const unread: ListReading['unread'] = []
  const out = new Set<Row>()
  const places = (rows: readonly Row[]) => placesOf(rows, sheet, columns)
  const drop = (rows: readonly Row[], message: string) => {
    for (const row of rows) out.add(row)
    unread.push({ sheet, index: null, rows: rows.map(({ number }) => number), message })
  }
  const chosen = new Set(leftOut.filter((one) => one.sheet === sheet).map(({ row }) => row))
  let rows = sorted.guests.filter(({ number }) => !chosen.has(number))
  const loose = sorted.aside.filter(({ kind }) => kind === 'loose').map(({ row }) => row)
  if (loose.length > 0) {
    const problem = ask(
      'lines',
      `${counted(loose.length, 'línea no dice', 'líneas no dicen')} plazas y no parece${loose.length === 1 ? '' : 'n'} de nadie: ${quoted(places(loose))}`,
      '¿Son invitaciones esas líneas?',
      [
        ['out', 'No, son anotaciones'],
        ['in', 'Sí, con una plaza'],
      ],
      'out',
      places(loose),
      answers,
    )
    problems.push(problem)
    if (problem.question?.chosen === 'in')
      rows = [...rows, ...loose].sort((one, other) => one.number - other.number)
  }

  const marked = markedRows(rows, columns)
  if (marked.length > 0) {
    const header = headers[columns.leftOut ?? 0] ?? ''
    const problem = ask(
      'left-out',
      `${counted(marked.length, 'fila marcada', 'filas marcadas')} en «${header}» se queda${marked.length === 1 ? '' : 'n'} fuera`,
      `¿Dejamos fuera las filas marcadas en «${header}»?`,
      [
        ['out', 'Sí, fuera'],
        ['in', 'No, que entren'],
      ],
      'out',
      places(marked),
      answers,
    )
    problems.push(problem)
    if (problem.question?.chosen === 'out')
      drop(
        marked,
        `${counted(marked.length, 'fila marcada', 'filas marcadas')} en «${header}»: ${quoted(places(marked), 5)}`,
      )
  }

  const hidden = rows.filter((row) => row.hidden && !out.has(row))
  if (hidden.length > 0 && hidden.length < rows.length) {
    const problem = ask(
      'hidden-rows',
      `${counted(hidden.length, 'fila está oculta', 'filas están ocultas')} en «${sheet}», por un filtro o a mano: entra${hidden.length === 1 ? '' : 'n'} también`,
      '¿Entran también las filas ocultas?',
      [
        ['in', 'Sí, que entren'],
        ['out', 'No, solo las que se ven'],
      ],
      'in',
      places(hidden),
      answers,
    )
    problems.push(problem)
    if (problem.question?.chosen === 'out')
      drop(hidden, `${counted(hidden.length, 'fila oculta', 'filas ocultas')}: ${quoted(places(hidden), 5)}`)
  }

  const couple = coupleRows(rows, columns)
  if (couple.length > 0) {
    const problem = ask(
      'couple',
      `${quoted(places(couple))} parece${couple.length === 1 ? '' : 'n'} la pareja que se casa`,
      '¿Os dejamos fuera de la lista de invitados?',
      [
        ['in', 'No, entramos como los demás'],
        ['out', 'Sí, fuera'],
      ],
      'in',
      places(couple),
      answers,
    )
    problems.push(problem)
    if (problem.question?.chosen === 'out') drop(couple, `La pareja: ${quoted(places(couple))}`)
  }

  const left = rows.filter((row) => !out.has(row))
  const second = findSecondCopy(left)
  if (second === null) return { rows: left, problems, unread, leftOut: chosen }
  const copy = left.slice(second)
  const problem = ask(
    'repeated-list',
    `La lista está dos veces en «${sheet}»: leemos solo la primera`,
    '¿Leemos la lista una sola vez?',
    [
      ['once', 'Sí, una vez'],
      ['both', 'No, son personas distintas'],
    ],
    'once',
    places(copy).slice(0, 20),
    answers,
  )
  problems.push(problem)
  if (problem.question?.chosen === 'both') return { rows: left, problems, unread, leftOut: chosen }
  unread.push({
    sheet,
    index: null,
    rows: copy.map(({ number }) => number),
    message: `La segunda copia de la lista, ${counted(copy.length, 'fila', 'filas')}`,
  })
  return { rows: left.slice(0, second), problems, unread, leftOut: chosen }
}
