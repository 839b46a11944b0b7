import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { EventFormHandle } from './event-form.ts'
import { Fields, Whole } from './form-layout.tsx'

/** Hour, place and map link of the ceremony or the reception. */
export function PlaceFields({ form, part }: { form: EventFormHandle; part: 'ceremony' | 'reception' }) {
  const { errors } = form.formState
  return (
    <Fields>
      <Field label="Hora" error={errors[`${part}Time`]?.message}>
        <Input type="time" {...form.register(`${part}Time`)} />
      </Field>
      <Field label="Lugar" error={errors[`${part}Place`]?.message}>
        <Input {...form.register(`${part}Place`)} />
      </Field>
      <Whole>
        <Field
          label="Enlace al mapa"
          hint="Ayuda a tus invitados a llegar."
          error={errors[`${part}Url`]?.message}
        >
          <Input type="url" placeholder="https://" {...form.register(`${part}Url`)} />
        </Field>
      </Whole>
    </Fields>
  )
}
