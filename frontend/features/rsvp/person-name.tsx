import type { AnswerDraft, ChangePerson } from './answer-draft.ts'
import { Control, Tick } from './controls.ts'

type Props = {
  index: number
  person: AnswerDraft['people'][number]
  /** The name on the couple's list; null where the guest may tell or mend it. */
  listed: string | null
  /** False where a number tells how many come. */
  isTicked: boolean
  onChange: ChangePerson
}

/** Whether a person comes, and their name: read where it is listed, typed where it is not. */
export function PersonName({ index, person, listed, isTicked, onChange }: Props) {
  const field = (key: string) => `attendees[${index}][${key}]`
  return (
    <div className="who" translate="no">
      {isTicked && (
        <Tick>
          <input
            type="checkbox"
            name={field('comes')}
            value="true"
            aria-label={`Asistirá ${person.name.trim() || 'un acompañante'}`}
            checked={person.comes}
            onChange={({ target }) => onChange(index, { comes: target.checked })}
          />
          {listed}
        </Tick>
      )}
      {listed ? (
        <>
          {!isTicked && <span>{person.name}</span>}
          <input type="hidden" name={field('name')} value={person.name} />
        </>
      ) : (
        <Control
          name={field('name')}
          aria-label={`Nombre ${index + 1}`}
          value={person.name}
          maxLength={120}
          autoComplete={index === 0 ? 'name' : 'off'}
          placeholder={index === 0 ? 'Nombre y apellidos' : 'Nombre, si se sabe'}
          onChange={({ target }) => onChange(index, { name: target.value })}
        />
      )}
    </div>
  )
}
