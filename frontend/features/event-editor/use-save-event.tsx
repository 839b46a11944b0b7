import { type ReactNode, useEffect, useRef } from 'react'
import { changeEvent, findEvent, type OwnedEvent } from '../../../domain/calls/events.ts'
import { pastDateQuestion } from '../../../domain/event/dates.ts'
import type { EventChanges } from '../../../domain/event/event-changes.ts'
import { api } from '../../lib/api.ts'
import { type Choice, type Conflict, saveChanges } from '../../lib/save-changes.ts'
import { useQuestion } from '../../lib/use-question.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ConflictDialog } from '../../ui/conflict-dialog.tsx'
import { valuesOf } from './event-form-values.ts'
import { labelOf, valueText } from './field-texts.ts'

type Saving = {
  /** Saves the changes; null when the person chose to keep editing. */
  save: (changes: EventChanges) => Promise<OwnedEvent | null>
  /** The dialogs of open questions, to render with the form. */
  questions: ReactNode
}

/**
 * Saves an event from a form with `touched` fields: asks about past dates, and when somebody else saved another value
 * since a field was touched, asks which one to keep.
 */
export function useSaveEvent(event: OwnedEvent, touched: readonly string[]): Saving {
  const past = useQuestion<NonNullable<ReturnType<typeof pastDateQuestion>>, boolean>()
  const both = useQuestion<Conflict[], Choice>()
  // The values at the start of editing stay fixed, however often the event is refetched.
  const began = useRef<Record<string, unknown>>({})
  useEffect(() => {
    const before = touched.filter((name) => name in began.current).map((name) => [name, began.current[name]])
    began.current = { ...valuesOf(event), ...Object.fromEntries(before) }
  })

  async function save(changes: EventChanges) {
    const question = pastDateQuestion(changes, changes.timezone ?? event.timezone)
    if (question && !(await past.ask(question))) return null
    const params = { eventId: event.id }
    const calls = {
      find: () => api.send(findEvent, { params }),
      save: (payload: EventChanges) => api.send(changeEvent, { params, payload }),
    }
    const saved = await saveChanges(calls, { changes, was: began.current }, valuesOf, both.ask)
    if (saved) began.current = valuesOf(saved)
    return saved
  }

  const questions = (
    <>
      {past.pending && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && past.pending?.answer(false)}
          {...past.pending.question}
          confirmText="Sí, guardar esa fecha"
          cancelText="Corregirla"
          onConfirm={() => past.pending?.answer(true)}
        />
      )}
      {both.pending && (
        <ConflictDialog
          fields={both.pending.question.map(({ name, mine, theirs }) => ({
            name,
            label: labelOf(name),
            mine: valueText(mine),
            theirs: valueText(theirs),
          }))}
          onChoose={both.pending.answer}
        />
      )}
    </>
  )
  return { save, questions }
}
