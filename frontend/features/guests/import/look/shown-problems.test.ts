import { expect, test } from 'vitest'
import type { ListProblem } from '../../../../../domain/party/import/list-reading.ts'
import { untouched, withAnswer, withCell, withRows } from './choices.ts'
import {
  groupsOf,
  notesOf,
  nothingWorked,
  questionsOf,
  withWorkedCell,
  withWorkedQuestion,
} from './shown-problems.ts'

const place = (row: number, text: string) => ({ sheet: 'Lista', row, index: 3, text })
const phones = (...rows: ReturnType<typeof place>[]): ListProblem => ({
  kind: 'phone',
  message: `${rows.length} teléfonos que no se entienden`,
  rows,
  question: null,
})
const country: ListProblem = {
  kind: 'question',
  message: '12 teléfonos sin prefijo',
  rows: [place(2, '5512345678')],
  question: {
    key: 'country',
    text: '¿De qué país son?',
    options: [
      { value: 'ES', label: 'España' },
      { value: 'MX', label: 'México' },
    ],
    chosen: 'ES',
  },
}

test('a mended cell keeps its place among those that are still wrong', () => {
  const before = [phones(place(4, '6OO'), place(9, '12'))]
  const worked = withWorkedCell(nothingWorked, 'phone', place(4, '6OO'))
  const choices = withCell(untouched, place(4, '6OO'), '600111222', '6OO')
  const [group] = groupsOf([phones(place(9, '12'))], worked, choices)
  expect(group?.cells.map(({ place: { row }, value, state }) => [row, value, state])).toEqual([
    [4, '600111222', 'mended'],
    [9, '12', 'wrong'],
  ])
  expect(group?.wrong).toBe(1)
  expect(groupsOf(before, nothingWorked, untouched)[0]?.wrong).toBe(2)
})

test('a cell that is still wrong after it was mended shows the new text and remembers the file’s own', () => {
  const worked = withWorkedCell(nothingWorked, 'phone', place(4, '6OO'))
  const choices = withCell(untouched, place(4, '6OO'), '600', '6OO')
  const [group] = groupsOf([phones(place(4, '600'))], worked, choices)
  expect(group?.cells).toEqual([{ key: 'Lista\n4\n3', place: place(4, '6OO'), value: '600', state: 'wrong' }])
})

test('a row that is left out stays in sight, to be taken back', () => {
  const worked = withWorkedCell(nothingWorked, 'phone', place(4, '6OO'))
  const [group] = groupsOf([], worked, withRows(untouched, [place(4, '')], false))
  expect(group?.cells.map(({ state }) => state)).toEqual(['out'])
})

test('an answered question stays with its answer, whether it is asked again or not', () => {
  const asked = questionsOf([country], nothingWorked, untouched)
  expect(asked.map(({ question }) => question.chosen)).toEqual(['ES'])
  const worked = withWorkedQuestion(nothingWorked, asked[0] ?? expect.fail())
  const settled = questionsOf([], worked, withAnswer(untouched, 'country', 'MX'))
  expect(settled.map(({ question, message }) => [question.chosen, message])).toEqual([
    ['MX', '12 teléfonos sin prefijo'],
  ])
  expect(questionsOf([country], worked, untouched)).toHaveLength(1)
})

test('what cannot be mended here is told apart', () => {
  const note: ListProblem = { kind: 'repeated', message: 'Ana está dos veces', rows: [], question: null }
  expect(notesOf([note, country, phones(place(4, '6OO'))])).toEqual([note])
})
