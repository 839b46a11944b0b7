import type { CellPlace, ListProblem, ListQuestion } from '../../../../domain/party/import/list-reading.ts'

/** '1 fila', '12 filas'. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`

/** The texts of some places, each once: '«Preguntar», «⇧» y 3 más'. */
export function quoted(rows: readonly CellPlace[], shown = 3): string {
  const texts = [...new Set(rows.map(({ text }) => text).filter(Boolean))]
  const list = texts.slice(0, shown).map((text) => `«${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`)
  const left = texts.length - list.length
  if (left > 0) return `${list.join(', ')} y ${left} más`
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} y ${list.at(-1)}` : (list[0] ?? '')
}

/** A question about some rows; what the owner chose before is what is chosen. */
export function ask(
  key: string,
  message: string,
  text: string,
  options: readonly (readonly [value: string, label: string])[],
  proposed: string,
  rows: CellPlace[],
  answers: Readonly<Record<string, string>>,
): ListProblem {
  const shown: ListQuestion['options'] = options.map(([value, label]) => ({ value, label }))
  const answer = answers[key]
  const chosen = answer !== undefined && shown.some(({ value }) => value === answer) ? answer : proposed
  return { kind: 'question', message, rows, question: { key, text, options: shown, chosen } }
}

/** A problem without a question; null when there are no rows. */
export const tell = (kind: ListProblem['kind'], message: string, rows: CellPlace[]): ListProblem | null =>
  rows.length === 0 ? null : { kind, message, rows, question: null }
