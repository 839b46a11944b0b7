import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { TypedAnswer } from '../../../domain/answer/typed-answer.ts'
import type { InvitedGuest } from '../../../domain/calls/invitations.ts'
import { type AnswerDraft, draftInPage, draftOf, withTyped } from './answer-draft.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'

type Part = Partial<AnswerDraft> | ((draft: AnswerDraft) => Partial<AnswerDraft>)

/**
 * The form's values, kept on this device with every change. What was typed before the script came is taken over from
 * the page, else what this device has kept: then `restored` is true.
 */
export function useAnswerDraft(
  guest: InvitedGuest,
  typed: TypedAnswer | undefined,
  form: RefObject<HTMLFormElement | null>,
) {
  const [draft, setDraft] = useState(() => draftOf(guest, typed))
  const [restored, setRestored] = useState(false)
  const latest = useRef(draft)
  const set = useCallback((next: AnswerDraft) => {
    latest.current = next
    setDraft(next)
  }, [])
  // Hydration keeps typed input in the fields without events: read it once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the draft rules, and the fields follow it
  useLayoutEffect(() => {
    const standing = form.current && draftInPage(form.current, guest)
    // Usually nothing was typed, and no new render is needed.
    if (standing && JSON.stringify(standing) !== JSON.stringify(draft)) return set(standing)
    const kept = !typed && keptDraft(guest)
    if (!kept) return
    set(withTyped(draft, kept))
    setRestored(true)
  }, [])
  const change = useCallback(
    (part: Part) => {
      const { current } = latest
      const next = { ...current, ...(typeof part === 'function' ? part(current) : part) }
      set(next)
      keepDraft(guest, next)
    },
    [guest, set],
  )
  return { draft, restored, change }
}
