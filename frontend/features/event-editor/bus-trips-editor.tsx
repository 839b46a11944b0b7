import { Plus, Trash } from 'lucide-react'
import { Controller, useFieldArray } from 'react-hook-form'
import styled from 'styled-components'
import { directionNames, directions, mostTrips } from '../../../domain/event/bus-trips.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { Row, Stack } from '../../ui/layout.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import { space } from '../../ui/theme.ts'
import type { EventFormHandle } from './event-form.ts'

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  padding: 0;
  list-style: none;
`
const Line = styled.li`
  display: grid;
  grid-template-columns: 7rem 7.5rem minmax(0, 1fr) 6rem 44px;
  gap: ${space(1.5)};
  align-items: start;
  & > :last-child { margin-top: 25px; }
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr)) 44px;
    padding-bottom: ${space(2)};
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
    & > :nth-child(3) { grid-column: 1; }
    & > :last-child { grid-column: 3; grid-row: 1; }
  }
`
const options = directions.map((value) => ({ value, label: directionNames[value] }))

/** The bus trips that guests pick from, each with its seats. */
export function BusTripsEditor({ form }: { form: EventFormHandle }) {
  // The trips have ids of their own.
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'busTrips',
    keyName: 'lineKey',
  })
  const errors = form.formState.errors.busTrips
  const add = (direction: 'out' | 'back') => append({ direction, stop: '', time: '', seats: '' })
  return (
    <Stack $gap={2} $items="start" role="group" aria-label="Trayectos del autobús">
      {fields.length > 0 && (
        <List>
          {fields.map(({ lineKey }, place) => (
            <Line key={lineKey}>
              <Field label={`Trayecto ${place + 1}`} error={errors?.[place]?.direction?.message}>
                <Controller
                  control={form.control}
                  name={`busTrips.${place}.direction`}
                  render={({ field }) => (
                    <NativeSelect options={options} value={field.value} onValueChange={field.onChange} />
                  )}
                />
              </Field>
              <Field label={`Hora ${place + 1}`} error={errors?.[place]?.time?.message}>
                <Input type="time" {...form.register(`busTrips.${place}.time`)} />
              </Field>
              <Field label={`Parada ${place + 1}`} error={errors?.[place]?.stop?.message}>
                <Input placeholder="Plaza Mayor" {...form.register(`busTrips.${place}.stop`)} />
              </Field>
              <Field label={`Plazas ${place + 1}`} error={errors?.[place]?.seats?.message}>
                <Input
                  inputMode="numeric"
                  placeholder="Sin límite"
                  {...form.register(`busTrips.${place}.seats`)}
                />
              </Field>
              <IconButton label={`Quitar trayecto ${place + 1}`} onClick={() => remove(place)}>
                <Trash aria-hidden="true" />
              </IconButton>
            </Line>
          ))}
        </List>
      )}
      <Row $gap={1}>
        {directions.map((direction) => (
          <Button
            key={direction}
            tone="secondary"
            small
            disabled={fields.length >= mostTrips}
            onClick={() => add(direction)}
          >
            <Plus aria-hidden="true" />
            {direction === 'out' ? 'Añadir ida' : 'Añadir vuelta'}
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
