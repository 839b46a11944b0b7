import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Row, Stack } from '../../../ui/layout.ts'
import { Select } from '../../../ui/select.tsx'
import type { ManualAnswer } from './manual-answer.ts'

type Person = ManualAnswer['people'][number]

type Props = {
  guestName: string
  menus: readonly string[]
  people: readonly Person[]
  onChange: (place: number, change: Partial<Person>) => void
}

/** The attendees: the guest's own name is fixed, companions may be unnamed. */
export function Companions({ guestName, menus, people, onChange }: Props) {
  return (
    <Stack $gap={2}>
      {people.map((person, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <Stack $gap={0.5} key={place}>
          <Field label={place === 0 ? 'Invitado' : `Acompañante ${place}`}>
            <Input
              value={place === 0 ? guestName : person.name}
              readOnly={place === 0}
              maxLength={120}
              placeholder="Nombre (opcional)"
              onChange={(change) => onChange(place, { name: change.target.value })}
            />
          </Field>
          <Row $gap={[1, 2]} $align="center">
            {menus.length > 0 && (
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
            {place > 0 && (
              <Checkbox
                checked={person.isChild}
                onCheckedChange={(checked) => onChange(place, { isChild: checked === true })}
              >
                Es niño o niña
              </Checkbox>
            )}
          </Row>
        </Stack>
      ))}
    </Stack>
  )
}
