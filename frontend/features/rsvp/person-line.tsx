import { memo } from 'react'
import { AllergyFields } from './allergy-fields.tsx'
import type { AnswerDraft, ChangePerson } from './answer-draft.ts'
import { Control, Label, Tick } from './controls.ts'
import { MenuChoice } from './menu-choice.tsx'
import { PersonName } from './person-name.tsx'
import { Line } from './person-styles.ts'

type One = AnswerDraft['people'][number]
type Props = {
  index: number
  person: One
  /** The name on the couple's list; null where the guest may tell or mend it. */
  listed: string | null
  /** False where a number tells how many come. */
  isTicked: boolean
  isAlone: boolean
  menus: readonly string[]
  asksChildAge: boolean
  /** Who gets to read of allergies besides the caterer. */
  hosts: string
  onChange: ChangePerson
  /** Gives everybody this person's allergies; absent where nobody else comes. */
  onShareAllergies: ((index: number) => void) | undefined
}

/**
 * One person of the party on one line: whether they come, name, menu; below it, small, child and allergies. What only
 * concerns who comes is hidden by the styles, and so also without script.
 */
export const PersonLine = memo(function PersonLine({
  index,
  person,
  listed,
  isTicked,
  isAlone,
  menus,
  asksChildAge,
  hosts,
  onChange,
  onShareAllergies,
}: Props) {
  const field = (key: string) => `attendees[${index}][${key}]`
  const who = listed ? person.name : person.name.trim() || `persona ${index + 1}`
  return (
    <Line hidden={!isTicked && !person.comes} className="folded" role="group" aria-label={who}>
      <input type="hidden" name={field('id')} value={person.id} />
      <PersonName index={index} person={person} listed={listed} isTicked={isTicked} onChange={onChange} />
      {menus.length > 0 && (
        <MenuChoice
          name={field('menu')}
          label={`Menú de ${who}`}
          menus={menus}
          value={person.menu}
          onChange={(menu) => onChange(index, { menu })}
        />
      )}
      <div className="more">
        {isAlone && !person.isChild ? null : (
          <Tick className="small">
            <input
              type="checkbox"
              name={field('isChild')}
              value="true"
              checked={person.isChild}
              onChange={({ target }) => onChange(index, { isChild: target.checked })}
            />
            Niño/a
          </Tick>
        )}
        {asksChildAge && (
          <Label className="age">
            Edad
            <Control
              name={field('age')}
              type="number"
              inputMode="numeric"
              min={0}
              max={17}
              value={person.age ?? ''}
              onChange={({ target }) => onChange(index, { age: target.value })}
            />
          </Label>
        )}
        <AllergyFields
          index={index}
          person={person}
          who={who}
          hosts={hosts}
          onChange={onChange}
          onShare={onShareAllergies}
        />
      </div>
    </Line>
  )
})
