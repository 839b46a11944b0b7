import { longestName } from '../../../../domain/party/person.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Row, Stack } from '../../../ui/layout.ts'
import { Select } from '../../../ui/select.tsx'
import type { ManualAnswer } from './manual-answer.ts'

type Person = ManualAnswer['people'][number]

type Props = {
  /** Each person has a tick; otherwise the first one is the guest, whose name is fixed, and those who come are shown. */
  oneByOne: boolean
  menus: readonly string[]
  people: readonly Person[]
  onChange: (place: number, change: Partial<Person>) => void
}

/** The attendees; companions may be unnamed. */
export function Companions({ oneByOne, menus, people, onChange }: Props) {
  return (
    <Stack $gap={2}>
      {people.map((person, place) =>
        oneByOne || person.comes ? (
          <Stack $gap={0.5} key={person.id}>
            <Field
              label={oneByOne ? `Persona ${place + 1}` : place === 0 ? 'Invitado' : `Acompañante ${place}`}
            >
              <Input
                value={person.name}
                readOnly={place === 0 && !oneByOne}
                disabled={!person.comes}
                maxLength={longestName}
                placeholder="Nombre (opcional)"
                onChange={(change) => onChange(place, { name: change.target.value })}
              />
            </Field>
            <Row $gap={[1, 2]} $align="center">
              {oneByOne && (
                <Checkbox
                  checked={person.comes}
                  onCheckedChange={(checked) => onChange(place, { comes: checked === true })}
                >
                  Asistirá
                </Checkbox>
              )}
              {menus.length > 0 && person.comes && (
                <Select
                  compact
                  label={`Menú de ${person.name || `acompañante ${place}`}`}
                  options={[
                    { value: 'none', label: 'Menú sin elegir' },
                    ...menus.map((menu) => ({ value: `=${menu}`, label: menu })),
                  ]}
                  value={person.menu === '' ? 'none' : `=${person.menu}`}
                  onValueChange={(value) => onChange(place, { menu: value === 'none' ? '' : value.slice(1) })}
                />
              )}
              {(oneByOne ? person.comes : place > 0) && (
                <Checkbox
                  checked={person.isChild}
                  onCheckedChange={(checked) => onChange(place, { isChild: checked === true })}
                >
                  Es niño o niña
                </Checkbox>
              )}
            </Row>
          </Stack>
        ) : null,
      )}
    </Stack>
  )
}
