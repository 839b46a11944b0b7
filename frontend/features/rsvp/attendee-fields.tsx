import type { AnswerDraft } from './answer-draft.ts'
import { Control, Details, Label, Person, Tick } from './answer-styles.ts'

type One = AnswerDraft['people'][number]
type Props = {
  index: number
  person: One
  menus: string[]
  /** The name on the tick of a party that answers one by one; false where a number tells how many come. */
  ticked: string | false
  alone: boolean
  onChange: (change: Partial<One>) => void
}

/**
 * One person of the party: name, child or adult, menu when there is a choice, allergies. For who does not come they
 * stay in the DOM for browsers without JavaScript, but hidden.
 */
export function AttendeeFields({ index, person, menus, ticked, alone, onChange }: Props) {
  const field = (key: string) => `attendees[${index}][${key}]`
  return (
    <Person hidden={!ticked && !person.comes} className="folded">
      <legend className="spoken">{ticked || `Asistente ${index + 1}`}</legend>
      <input type="hidden" name={field('id')} value={person.id} />
      {ticked && (
        <Tick>
          <input
            type="checkbox"
            name={field('comes')}
            value="true"
            checked={person.comes}
            onChange={(event) => onChange({ comes: event.target.checked })}
          />
          Asistirá {ticked}
        </Tick>
      )}
      <Details hidden={!person.comes} className="folded">
        <div className="pair">
          <Label>
            {alone ? 'Nombre' : `Nombre ${index + 1}`}
            <Control
              name={field('name')}
              value={person.name}
              maxLength={120}
              autoComplete={index === 0 ? 'name' : 'off'}
              placeholder="Nombre y apellidos"
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </Label>
          <Tick>
            <input
              type="checkbox"
              name={field('isChild')}
              value="true"
              checked={person.isChild}
              onChange={(event) => onChange({ isChild: event.target.checked })}
            />
            Niño/a
          </Tick>
        </div>
        {menus.length > 0 && (
          <Label>
            Menú
            <Control
              as="select"
              name={field('menu')}
              value={person.menu}
              onChange={(event) => onChange({ menu: event.target.value })}
            >
              <option value="">Elige un menú</option>
              {menus.map((menu) => (
                <option key={menu}>{menu}</option>
              ))}
            </Control>
          </Label>
        )}
        <Label>
          Alergias o intolerancias
          <Control
            name={field('dietary')}
            value={person.dietary}
            maxLength={500}
            autoComplete="off"
            placeholder="Ninguna"
            aria-describedby="dietary-notice"
            onChange={(event) => onChange({ dietary: event.target.value })}
          />
        </Label>
      </Details>
    </Person>
  )
}
