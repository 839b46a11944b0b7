import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useQuestion } from './use-question.ts'

const asking = () => renderHook(() => useQuestion<string, boolean>()).result

test('nothing is asked before something asks', () => {
  expect(asking().current.pending).toBeNull()
})

test('work waits until the person has chosen, and the question goes away', async () => {
  const result = asking()
  const heard: boolean[] = []
  await act(async () => void result.current.ask('¿Seguro?').then((answer) => heard.push(answer)))
  expect([result.current.pending?.question, heard]).toEqual(['¿Seguro?', []])
  await act(async () => result.current.pending?.answer(true))
  expect([result.current.pending, heard]).toEqual([null, [true]])
})

test('each question has its own answer', async () => {
  const result = asking()
  const heard: boolean[] = []
  for (const choice of [false, true]) {
    await act(async () => void result.current.ask('¿Seguro?').then((answer) => heard.push(answer)))
    await act(async () => result.current.pending?.answer(choice))
  }
  expect(heard).toEqual([false, true])
})
