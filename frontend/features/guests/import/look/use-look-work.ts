import { useCallback, useMemo, useState } from 'react'
import type { CellPlace, ReadParty } from '../../../../../domain/party/import/list-reading.ts'
import type { ListSource } from '../list-source.ts'
import { untouched, withAnswer, withCell, withRows } from './choices.ts'
import { type ShownParty, shownParties } from './party-texts.ts'
import {
  groupsOf,
  namesByRow,
  notesOf,
  nothingWorked,
  questionsOf,
  type ShownGroup,
  type ShownQuestion,
  withWorkedCell,
  withWorkedQuestion,
} from './shown-problems.ts'
import { nothingTicked } from './ticks.ts'
import { useLook } from './use-look.ts'

const noNames = () => undefined

/**
 * A look and what its owner does with it: answers, mends, leaves out, ticks. What was worked on keeps its place on the
 * screen while the look changes.
 */
export function useLookWork(eventId: string, source: ListSource) {
  const look = useLook(eventId, source)
  const { preview, choices, change } = look
  const [worked, setWorked] = useState(nothingWorked)
  const [out, setOut] = useState<ReadonlyMap<string, ReadParty>>(new Map())
  const [ticked, setTicked] = useState(nothingTicked)

  const answer = useCallback(
    (asked: ShownQuestion, value: string) => {
      setWorked((before) => withWorkedQuestion(before, asked))
      change((before) => withAnswer(before, asked.question.key, value))
    },
    [change],
  )
  const mend = useCallback(
    (kind: ShownGroup['kind'], place: CellPlace, own: string, value: string) => {
      const { index } = place
      if (index === null) return
      setWorked((before) => withWorkedCell(before, kind, place))
      change((before) => withCell(before, { ...place, index }, value, own))
    },
    [change],
  )
  const leaveRowOut = useCallback(
    (kind: ShownGroup['kind'], place: CellPlace, isOut: boolean) => {
      setWorked((before) => withWorkedCell(before, kind, place))
      change((before) => withRows(before, [place], !isOut))
    },
    [change],
  )
  const leaveOut = useCallback(
    ({ key, party }: ShownParty, isOut: boolean) => {
      setOut((before) => {
        const next = new Map(before)
        isOut ? next.set(key, party) : next.delete(key)
        return next
      })
      const rows = party.rows.map((row) => ({ sheet: party.sheet, row }))
      change((before) => withRows(before, rows, !isOut))
    },
    [change],
  )

  const problems = preview?.problems
  return {
    ...look,
    isTouched: choices !== untouched || ticked !== nothingTicked,
    questions: useMemo(() => questionsOf(problems ?? [], worked, choices), [problems, worked, choices]),
    groups: useMemo(() => groupsOf(problems ?? [], worked, choices), [problems, worked, choices]),
    notes: useMemo(() => notesOf(problems ?? []), [problems]),
    parties: useMemo(() => (preview ? shownParties(preview, out) : []), [preview, out]),
    nameOf: useMemo(() => (preview ? namesByRow(preview) : noNames), [preview]),
    answer,
    mend,
    leaveRowOut,
    leaveOut,
    ticked,
    tick: setTicked,
  }
}
export type LookWork = ReturnType<typeof useLookWork>
