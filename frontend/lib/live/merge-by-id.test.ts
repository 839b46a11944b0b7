import { expect, test } from 'vitest'
import { mergeById } from './merge-by-id.ts'

const [ana, luis, eva] = ['ana', 'luis', 'eva'].map((id) => ({ id, answer: 'pending' })) as [Row, Row, Row]
type Row = { id: string; answer: string }

test('the changed one takes its place, the others stay the very same', () => {
  const answered = { ...luis, answer: 'confirmed' }
  const merged = mergeById([ana, luis, eva], ['luis'], [answered])
  expect(merged).toEqual([ana, answered, eva])
  expect(merged[0]).toBe(ana)
})

test('a new one comes at the end, and one that is asked for and not found is gone', () => {
  expect(mergeById([ana, luis], ['eva', 'ana'], [eva])).toEqual([luis, eva])
})
