import { Plus, Trash } from 'lucide-react'
import { type FieldErrors, useFieldArray } from 'react-hook-form'
import styled from 'styled-components'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { Stack } from '../../ui/layout.ts'
import { space } from '../../ui/theme.ts'
import type { EventFormHandle } from './event-form.ts'
import { eventLists, type ListName } from './event-lists.ts'

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  padding: 0;
  list-style: none;
`
const Line = styled.li<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr)) 44px;
  gap: ${space(1.5)};
  align-items: start;
  & > :last-child { margin-top: 25px; }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) 44px;
    padding-bottom: ${space(2)};
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
    & > :not(:last-child) { grid-column: 1; }
    & > :last-child { grid-column: 2; grid-row: 1; }
  }
`

type Props = { form: EventFormHandle; name: ListName }

/** An editable list of the event. */
export function ListEditor({ form, name }: Props) {
  const { add, one, most, columns } = eventLists[name]
  const { fields, append, remove } = useFieldArray({ control: form.control, name })
  const errors = form.formState.errors[name] as FieldErrors<Record<string, string>>[] | undefined
  const blank =
    name === 'importantPhones'
      ? { name: '', phone: '' }
      : name === 'menus'
        ? { name: '' }
        : { name: '', url: '' }
  return (
    <Stack $gap={2} $items="start">
      {fields.length > 0 && (
        <List>
          {fields.map(({ id }, place) => (
            <Line key={id} $columns={columns.length}>
              {columns.map((column) => (
                <Field
                  key={column.name}
                  label={`${column.label} ${place + 1}`}
                  error={errors?.[place]?.[column.name]?.message?.toString()}
                >
                  <Input
                    type={column.type}
                    placeholder={column.placeholder}
                    {...form.register(`${name}.${place}.${column.name}` as `hotels.${number}.name`)}
                  />
                </Field>
              ))}
              <IconButton label={`Quitar ${one} ${place + 1}`} onClick={() => remove(place)}>
                <Trash aria-hidden="true" />
              </IconButton>
            </Line>
          ))}
        </List>
      )}
      <Button tone="secondary" small disabled={fields.length >= most} onClick={() => append(blank)}>
        <Plus aria-hidden="true" />
        {add}
      </Button>
    </Stack>
  )
}
