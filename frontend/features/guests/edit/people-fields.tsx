import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { longestName, type Person, unnamedSeat } from '../../../../domain/party/person.ts'
import { seatLimits } from '../../../../domain/party/seat-limits.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Hint } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { space } from '../../../ui/theme.ts'

/** A person in the form; a new one has no id. */
export type PersonForm = Omit<Person, 'id'> & { id: string | null; key: string }

/** The party's people as their form has them. */
export const peopleFormOf = (people: readonly Person[]): PersonForm[] =>
  people.map((person) => ({ ...person, key: person.id }))

/** The people as a call sends them. */
export const peopleOfForm = (people: readonly PersonForm[]) =>
  people.map(({ id, name, isChild }) => ({ ...(id && { id }), name: name?.trim() || null, isChild }))

const Lines = styled.fieldset`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  border: 0;
  & > legend { padding: 0 0 ${space(1)}; font-weight: 500; }
  & > button { justify-self: start; }
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(1, 2)};
  @media (width < 480px) { column-gap: ${space(1)}; & input { padding-inline: ${space(1)}; } }
`

type Props = {
  people: readonly PersonForm[]
  onChange: (people: PersonForm[]) => void
}

/** A party's people, one line for each seat. */
export function PeopleFields({ people, onChange }: Props) {
  const list = useRef<HTMLFieldSetElement>(null)
  const change = (key: string, part: Partial<PersonForm>) =>
    onChange(people.map((person) => (person.key === key ? { ...person, ...part } : person)))
  const focus = (place: number) =>
    list.current?.querySelectorAll<HTMLInputElement>('input[type=text]')[place]?.focus()
  function add() {
    flushSync(() => onChange([...people, { id: null, name: null, isChild: false, key: crypto.randomUUID() }]))
    focus(people.length)
  }
  function remove(key: string) {
    const place = people.findIndex((person) => person.key === key)
    flushSync(() => onChange(people.filter((person) => person.key !== key)))
    // The line goes with its button: the one that takes its place has the focus then.
    focus(Math.min(place, people.length - 2))
  }
  return (
    <Lines ref={list}>
      <legend>Personas</legend>
      {people.map(({ key, name, isChild }, place) => {
        const who = name?.trim() || `persona ${place + 1}`
        return (
          <Line key={key}>
            <Input
              type="text"
              aria-label={`Persona ${place + 1}`}
              autoComplete="off"
              maxLength={longestName}
              placeholder={unnamedSeat}
              value={name ?? ''}
              onChange={({ target }) => change(key, { name: target.value })}
            />
            <Checkbox
              checked={isChild}
              aria-label={`${who}: niño o niña`}
              onCheckedChange={(checked) => change(key, { isChild: checked === true })}
            >
              Niño/a
            </Checkbox>
            <Button
              tone="quiet"
              small
              aria-label={`Quitar a ${who}`}
              disabled={people.length <= seatLimits.min}
              onClick={() => remove(key)}
            >
              <X aria-hidden="true" />
            </Button>
          </Line>
        )
      })}
      {people.length < seatLimits.max ? (
        <Button tone="secondary" small onClick={add}>
          <Plus aria-hidden="true" />
          Añadir persona
        </Button>
      ) : (
        <Hint>Como máximo {seatLimits.max} personas por invitación.</Hint>
      )}
    </Lines>
  )
}
