import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type ImportPreview, previewImport } from '../../../../../domain/calls/guest-import.ts'
import type { ListEdits } from '../../../../../domain/party/import/list-choices.ts'
import type { ListProblem } from '../../../../../domain/party/import/list-reading.ts'
import { aPreview, aReadParty } from '../../../../testing/import-samples.ts'
import { onPage } from '../../../../testing/on-page.tsx'
import { eventId } from '../../../../testing/samples.ts'
import { respond } from '../../../../testing/server.ts'
import { useLookWork } from './use-look-work.ts'

const source = { text: 'Ana\nLuis' }
const [ana, luis] = [aReadParty(2, 'Ana'), aReadParty(3, 'Luis')] as const
const bad = { sheet: 'Lista', row: 2, index: 1, text: '6OO' }
const country: ListProblem = {
  kind: 'question',
  message: '2 teléfonos sin prefijo',
  rows: [bad],
  question: {
    key: 'country',
    text: '¿De qué país?',
    options: [{ value: 'MX', label: 'México' }],
    chosen: 'ES',
  },
}
const phone: ListProblem = { kind: 'phone', message: '1 teléfono', rows: [bad], question: null }

/** A server that takes what was chosen as a reader of lists does. */
function reading({ edits }: { edits: ListEdits }): ImportPreview {
  const isOut = (row: number) => edits.leftOut.some((one) => one.row === row)
  const problems = [
    ...(edits.country ? [] : [country]),
    ...(edits.cells.some(({ value }) => value === '600111222') ? [] : [phone]),
  ]
  return aPreview(
    [ana, luis].filter(({ rows: [row = 0] }) => !isOut(row)),
    { problems },
  )
}

async function working() {
  respond(previewImport, ({ form }) => reading({ edits: JSON.parse(String(form.get('edits'))) as ListEdits }))
  const { result } = onPage(() => useLookWork(eventId, source))
  await waitFor(() => expect(result.current.preview).not.toBeNull())
  return result
}
const settled = (result: Awaited<ReturnType<typeof working>>) =>
  waitFor(() => expect(result.current.isLooking).toBe(false))

test('an answered question settles its rows and stays in sight with the answer', async () => {
  const result = await working()
  const [asked] = result.current.questions
  expect(asked?.question.chosen).toBe('ES')
  act(() => result.current.answer(asked ?? expect.fail(), 'MX'))
  await settled(result)
  expect(result.current.preview?.problems.some(({ question }) => question)).toBe(false)
  expect(result.current.questions.map(({ question }) => question.chosen)).toEqual(['MX'])
})

test('a mended cell stays in its place as mended, and the file’s own text makes it wrong again', async () => {
  const result = await working()
  act(() => result.current.mend('phone', bad, bad.text, '600111222'))
  await settled(result)
  expect(result.current.groups[0]).toMatchObject({
    wrong: 0,
    cells: [{ value: '600111222', state: 'mended' }],
  })
  act(() => result.current.mend('phone', bad, bad.text, '6OO'))
  await settled(result)
  expect(result.current.groups[0]).toMatchObject({ wrong: 1, cells: [{ value: '6OO', state: 'wrong' }] })
})

test('a party left out keeps its place until it is taken back', async () => {
  const result = await working()
  const [first] = result.current.parties
  act(() => result.current.leaveOut(first ?? expect.fail(), true))
  await waitFor(() => expect(result.current.preview?.rows).toEqual([luis]))
  expect(result.current.parties.map(({ party, isOut }) => [party.name, isOut])).toEqual([
    ['Ana', true],
    ['Luis', false],
  ])
  act(() => result.current.leaveOut(result.current.parties[0] ?? expect.fail(), false))
  await waitFor(() => expect(result.current.preview?.rows).toEqual([ana, luis]))
  expect(result.current.parties.every(({ isOut }) => !isOut)).toBe(true)
})

test('nothing is touched at first', async () => {
  const result = await working()
  expect(result.current.isTouched).toBe(false)
  act(() => result.current.mend('phone', bad, bad.text, '600111222'))
  expect(result.current.isTouched).toBe(true)
  await settled(result)
})
