import type { ImportPreview } from '../../../../../domain/calls/guest-import.ts'
import type { ListChoices } from '../../../../../domain/party/import/list-choices.ts'
import type { CellPlace, ListProblem, ListQuestion } from '../../../../../domain/party/import/list-reading.ts'
import { cellIn, isLeftOut } from './choices.ts'

/** Kinds that are mended cell by cell, in the order of the screen: first what does not come in. */
const mendedKinds = ['name', 'seats', 'text', 'phone', 'email'] as const
type MendedKind = (typeof mendedKinds)[number]
const isMended = (kind: ListProblem['kind']): kind is MendedKind =>
  (mendedKinds as readonly string[]).includes(kind)

/** What became of a cell: still wrong, mended, or its row left out. */
export type CellState = 'wrong' | 'mended' | 'out'
export type ShownCell = { key: string; place: CellPlace; value: string; state: CellState }
export type ShownGroup = { kind: MendedKind; message: string; cells: ShownCell[]; wrong: number }
export type ShownQuestion = { question: ListQuestion; message: string; places: readonly CellPlace[] }

/** What the owner has worked on: it keeps its place on the screen when it is no problem any more. */
export type Worked = {
  cells: readonly { kind: MendedKind; place: CellPlace }[]
  questions: readonly ShownQuestion[]
}
export const nothingWorked: Worked = { cells: [], questions: [] }

const keyOf = ({ sheet, row, index }: CellPlace) => `${sheet}\n${row}\n${index}`

/** A cell that was mended, or whose row was left out, among what was worked on. */
export const withWorkedCell = (worked: Worked, kind: MendedKind, place: CellPlace): Worked =>
  worked.cells.some((one) => one.kind === kind && keyOf(one.place) === keyOf(place))
    ? worked
    : { ...worked, cells: [...worked.cells, { kind, place }] }

/** An answered question among what was worked on. */
export const withWorkedQuestion = (worked: Worked, asked: ShownQuestion): Worked =>
  worked.questions.some(({ question }) => question.key === asked.question.key)
    ? worked
    : { ...worked, questions: [...worked.questions, asked] }

/** The questions: those of the newest look, and those that an answer has settled. */
export function questionsOf(
  problems: readonly ListProblem[],
  worked: Worked,
  { edits }: ListChoices,
): ShownQuestion[] {
  const asked = problems
    .flatMap(({ message, question, rows }) => (question ? [{ question, message, places: rows }] : []))
    // What is asked twice is asked once, in the later words.
    .filter(({ question }, place, all) => {
      return all.findLastIndex((one) => one.question.key === question.key) === place
    })
  const settled = worked.questions
    .filter(({ question }) => !asked.some((one) => one.question.key === question.key))
    .map((one) => {
      const { key, chosen } = one.question
      return { ...one, question: { ...one.question, chosen: edits.answers[key] ?? chosen } }
    })
  return [...settled, ...asked]
}

/** The cells to mend, by kind; those that were worked on stay in their row's place. */
export function groupsOf(
  problems: readonly ListProblem[],
  worked: Worked,
  choices: ListChoices,
): ShownGroup[] {
  return mendedKinds.flatMap((kind) => {
    const ofKind = problems.filter((problem) => problem.kind === kind && !problem.question)
    const cells = new Map<string, ShownCell>()
    const put = (place: CellPlace, state: CellState) => {
      const key = keyOf(place)
      const value =
        (place.index === null ? undefined : cellIn(choices, { ...place, index: place.index })) ?? place.text
      cells.set(key, { key, place, value, state: isLeftOut(choices, place) ? 'out' : state })
    }
    for (const one of worked.cells) if (one.kind === kind) put(one.place, 'mended')
    // The newest look tells the mended text; the file's own is what was there first.
    for (const place of ofKind.flatMap(({ rows }) => rows))
      put({ ...place, text: cells.get(keyOf(place))?.place.text ?? place.text }, 'wrong')
    if (cells.size === 0) return []
    const shown = [...cells.values()].sort((one, other) => one.place.row - other.place.row)
    const wrong = shown.filter(({ state }) => state === 'wrong').length
    return [{ kind, message: ofKind.map(({ message }) => message).join('. '), cells: shown, wrong }]
  })
}

/** What is only to know. */
export const notesOf = (problems: readonly ListProblem[]): ListProblem[] =>
  problems.filter(({ kind, question }) => !question && kind !== 'question' && !isMended(kind))

/** Whose row it is, where the look tells. */
export function namesByRow({ rows }: ImportPreview): (place: CellPlace) => string | undefined {
  const names = new Map<string, string>()
  for (const party of rows) for (const row of party.rows) names.set(`${party.sheet}\n${row}`, party.name)
  return ({ sheet, row }) => names.get(`${sheet}\n${row}`)
}
