import { partyFields } from '../../../../domain/party/party-fields.ts'
import { type Person, unnamedSeat } from '../../../../domain/party/person.ts'
import type { Choice, Conflict } from '../../../lib/save-changes.ts'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'

const labels: Record<string, { label: string }> = { ...partyFields, people: { label: 'Personas' } }

/** A field's value in words. */
const inWords = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map(({ name, isChild }: Person) => `${name ?? unnamedSeat}${isChild ? ' (niño/a)' : ''}`)
        .join('\n')
    : String(value ?? '')

type Props = { conflicts: readonly Conflict[]; onChoose: (choice: Choice) => void }

/** Asks whose value stays, for each field of a party that somebody else changed meanwhile. */
export function GuestConflictDialog({ conflicts, onChoose }: Props) {
  return (
    <ConflictDialog
      fields={conflicts.map(({ name, mine, theirs }) => ({
        name,
        label: labels[name]?.label ?? name,
        mine: inWords(mine),
        theirs: inWords(theirs),
      }))}
      onChoose={onChoose}
    />
  )
}
