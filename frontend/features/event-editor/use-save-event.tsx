import { type ReactNode, useEffect, useRef } from 'react'
import type { EventChanges, OwnedEvent } from '../../../domain/calls/events.ts'
import { pastDateQuestion } from '../../../domain/event/dates.ts'
import { type Choice, type Conflict, saveChanges } from '../../lib/save-changes.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ConflictDialog } from '../../ui/conflict-dialog.tsx'
import { valuesOf } from './event-form.ts'
import { labelOf, valueText } from './field-texts.ts'

type Saving = {
  /** Saves the changes; null when the person, asked, would rather go on writing. */
  save: (changes: EventChanges) => Promise<OwnedEvent | null>
  /** The questions on the way, to be drawn with the form. */
  questions: ReactNode
}

/**
 * Saving an event from a form in which `touched` fields are being changed: past dates are asked about, and where somebody
 * saved another value since a field was touched, both are shown to choose from.
 */
export function useSaveEvent(event: OwnedEvent, touched: readonly string[]): Saving {
  const past = useAnswer<NonNullable<ReturnType<typeof pastDateQuestion>>, boolean>()
  const both = useAnswer<Conflict[], Choice>()
  // What a person began with stays what it was, however often the event is fetched anew meanwhile.
  const began = useRef<Record<string, unknown>>({})
  useEffect(() => {
    const before = touched.filter((name) => name in began.current).map((name) => [name, began.current[name]])
    began.current = { ...valuesOf(event), ...Object.fromEntries(before) }
  })

  async function save(changes: EventChanges) {
    const question = pastDateQuestion(changes, changes.timezone ?? event.timezone)
    if (question && !(await past.ask(question))) return null
    const path = `/api/events/${event.id}`
    const saved = await saveChanges<OwnedEvent>(path, { changes, was: began.current }, valuesOf, both.ask)
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
