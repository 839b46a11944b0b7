import { expect, test } from 'vitest'
import { nothingTicked, sizeOf, ticksIn, withTicks } from './ticks.ts'

const changed = (guestId: string) => ({ guestId, row: 2, name: guestId, changes: [] })
const gone = (guestId: string, hasAnswered = false) => ({ guestId, name: guestId, hasAnswered })
const difference = {
  added: 3,
  unchanged: 1,
  changed: [changed('ana'), changed('luis')],
  gone: [gone('eva'), gone('pau', true)],
  listVersion: 7,
}

test('nothing is changed or removed unless it is ticked', () => {
  expect(sizeOf(difference, nothingTicked)).toEqual({ added: 3, updated: 0, removed: 0 })
  expect(ticksIn(difference, nothingTicked)).toEqual({ update: [], remove: [], listVersion: 7 })
})

test('ticks go on and off, and what the newest difference no longer has is forgotten', () => {
  const ticked = withTicks(
    withTicks(nothingTicked, 'update', ['ana', 'luis', 'nadie'], true),
    'remove',
    ['eva'],
    true,
  )
  expect(sizeOf(difference, ticked)).toEqual({ added: 3, updated: 2, removed: 1 })
  expect(ticksIn(difference, withTicks(ticked, 'update', ['ana'], false)).update).toEqual(['luis'])
})

test('who has answered stays, ticked or not', () => {
  expect(ticksIn(difference, withTicks(nothingTicked, 'remove', ['pau'], true)).remove).toEqual([])
})
