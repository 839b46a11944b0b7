import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { InferInput, InferOutput } from 'valibot'
import type { NewGuest } from '../../../../domain/calls/guests.ts'
import { type PartyField, partyFields, partyKeys } from '../../../../domain/party/party-fields.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Grid } from '../../../ui/layout.ts'

type Schema = typeof NewGuest
export type GuestForm = UseFormReturn<InferInput<Schema>, unknown, InferOutput<Schema>>

type Props = {
  form: GuestForm
  groups: readonly string[]
  /** With the fields that a new party is not asked for; its seats are its people then, a form of their own. */
  all?: boolean
}

/** The fields of a party. */
export function GuestFields({ form, groups, all = false }: Props) {
  const listId = useId()
  const {
    register,
    formState: { errors },
  } = form
  return (
    <Grid $columns={[1, 1]} $gap={2}>
      {partyKeys.map((key) => {
        const { label, hint, isRequired, isAskedLater, input }: PartyField = partyFields[key]
        if (all ? key === 'maxGuests' : isAskedLater) return null
        return (
          <Field key={key} label={label} hint={hint} required={isRequired} error={errors[key]?.message}>
            <Input
              autoComplete="off"
              list={key === 'group' ? listId : undefined}
              {...input}
              {...register(key)}
            />
          </Field>
        )
      })}
      <datalist id={listId}>
        {groups.map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </Grid>
  )
}
