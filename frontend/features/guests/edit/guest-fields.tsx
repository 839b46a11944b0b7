import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { InferInput, InferOutput } from 'valibot'
import type { NewGuest } from '../../../../domain/calls/guests.ts'
import { seatLimits } from '../../../../domain/party/seat-limits.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Grid } from '../../../ui/layout.ts'

type Schema = typeof NewGuest
export type GuestForm = UseFormReturn<InferInput<Schema>, unknown, InferOutput<Schema>>

/** The fields of a party. */
export function GuestFields({ form, groups }: { form: GuestForm; groups: readonly string[] }) {
  const listId = useId()
  const {
    register,
    formState: { errors },
  } = form
  return (
    <Grid $columns={[1, 1]} $gap={2}>
      <Field label="Nombre" required error={errors.name?.message}>
        <Input autoComplete="off" placeholder="Ana Ruiz o Familia Ruiz" {...register('name')} />
      </Field>
      <Field label="Grupo" required error={errors.group?.message}>
        <Input
          autoComplete="off"
          list={listId}
          placeholder="Familia, Amigos, Trabajo"
          {...register('group')}
        />
      </Field>
      <datalist id={listId}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
      <Field label="Email" error={errors.email?.message}>
        <Input type="email" autoComplete="off" inputMode="email" {...register('email')} />
      </Field>
      <Field label="Teléfono" hint="Con prefijo si no es de España." error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...register('phone')} />
      </Field>
      <Field
        label="Plazas"
        hint="Cuántas personas pueden venir con esta invitación."
        error={errors.maxGuests?.message}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={seatLimits.min}
          max={seatLimits.max}
          {...register('maxGuests')}
        />
      </Field>
      <Field label="Notas" hint="Solo las ves tú." error={errors.notes?.message}>
        <Input autoComplete="off" {...register('notes')} />
      </Field>
    </Grid>
  )
}
