import type { AnswerDraft } from './answer-draft.ts'
import { Control, Label, Person, Tick } from './answer-styles.ts'

type One = AnswerDraft['people'][number]
type Props = {
  index: number
  person: One
  menus: string[]
  /** Seats beyond the chosen number stay in the DOM for browsers without JavaScript, but hidden. */
  hidden: boolean
  alone: boolean
  onChange: (change: Partial<One>) => void
}

/** One person of the party: name, child or adult, menu when there is a choice, allergies. */
export function AttendeeFields({ index, person, menus, hidden, alone, onChange }: Props) {
  const field = (key: string) => `attendees[${index}][${key}]`
  return (
    <Person hidden={hidden} className="folded">
      <legend className="spoken">Asistente {index + 1}</legend>
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
    </Person>
  )
}
