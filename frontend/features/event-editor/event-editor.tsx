import { useEffect } from 'react'
import { Controller } from 'react-hook-form'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { failureText } from '../../lib/api.ts'
import { useValibotForm } from '../../lib/use-valibot-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { Stack } from '../../ui/layout.ts'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { space } from '../../ui/theme.ts'
import { toast } from '../../ui/use-toasts.ts'
import { BusTripsEditor } from './bus-trips-editor.tsx'
import { ClosingField } from './closing-field.tsx'
import { CoverEditor } from './cover-editor.tsx'
import { EventForm, touchedOf } from './event-form.ts'
import { formValuesOf } from './event-form-values.ts'
import { Fields, Section, Whole } from './form-layout.tsx'
import { ListEditor } from './list-editor.tsx'
import { PlaceFields } from './place-fields.tsx'
import { StyleSection } from './style-section.tsx'
import { timezoneOptions } from './timezones.ts'
import { useSaveEvent } from './use-save-event.tsx'

const Bar = styled.div`
  position: sticky;
  /* Above the cookie banner while that asks. */
  bottom: var(--covered-below, 0px);
  z-index: ${({ theme }) => theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(1)};
  padding-block: ${space(2)};
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  background: ${({ theme }) => theme.color.paper};
  & > span { margin-right: auto; }
`

/** What a reset leaves as it is: input and its errors. Without `keepDirty` the form counts as saved for one render. */
const keepsInput = { keepDirtyValues: true, keepDirty: true, keepErrors: true, keepIsSubmitted: true }

type Props = {
  event: OwnedEvent
  onSaved: (event: OwnedEvent) => void
  onUnsaved: (isUnsaved: boolean) => void
}

/** The form of the whole event; only changed fields are sent. */
export function EventEditor({ event, onSaved, onUnsaved }: Props) {
  const form = useValibotForm(EventForm, formValuesOf(event))
  const { register, control, reset, watch } = form
  const { errors, isDirty, isSubmitting, dirtyFields } = form.formState

  const { save: store, questions } = useSaveEvent(event, Object.keys(dirtyFields))

  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved])
  useEffect(() => () => onUnsaved(false), [onUnsaved])
  // When somebody else changes the event, touched fields keep their input and the rest is updated.
  useEffect(() => reset(formValuesOf(event), keepsInput), [event, reset])

  const save = form.handleSubmit(
    async (changes) => {
      try {
        const saved = await store(touchedOf(changes, dirtyFields))
        if (!saved) return
        reset(formValuesOf(saved))
        onSaved(saved)
        toast({ title: 'Evento actualizado' })
      } catch (error) {
        toast({ title: 'Error al actualizar', description: failureText(error), tone: 'destructive' })
      }
    },
    () =>
      toast({
        title: 'Error al actualizar',
        description: 'Revisa los campos marcados.',
        tone: 'destructive',
      }),
  )

  return (
    <form onSubmit={save} noValidate aria-label="Editar evento">
      <Section title="Lo principal">
        <Fields>
          <Whole>
            <Field label="Nombres de los novios" required error={errors.coupleNames?.message}>
              <Input autoComplete="off" {...register('coupleNames')} />
            </Field>
          </Whole>
          <Field label="Fecha del evento" required error={errors.eventDate?.message}>
            <Input type="date" {...register('eventDate')} />
          </Field>
          <Field
            label="Fecha límite para confirmar"
            hint="Hasta el final de ese día. Sin fecha, hasta que empiece el evento."
            error={errors.rsvpDeadline?.message}
          >
            <Input type="date" {...register('rsvpDeadline')} />
          </Field>
          <Field label="Zona horaria" error={errors.timezone?.message}>
            <Controller
              control={control}
              name="timezone"
              render={({ field }) => (
                <Select
                  options={timezoneOptions(event.timezone)}
                  value={field.value}
                  onValueChange={field.onChange}
                />
              )}
            />
          </Field>
        </Fields>
      </Section>
      <Section title="Foto de portada" lead="Se guarda en cuanto la subes.">
        <CoverEditor event={event} onSaved={onSaved} />
      </Section>
      <Section title="Ceremonia">
        <PlaceFields form={form} part="ceremony" />
      </Section>
      <Section title="Recepción">
        <PlaceFields form={form} part="reception" />
      </Section>
      <Section title="Transporte" lead="Con autobús, preguntamos a cada invitado si lo necesita.">
        <Controller
          control={control}
          name="hasBusTransport"
          render={({ field }) => (
            <Switch checked={field.value ?? false} onCheckedChange={field.onChange}>
              Ofrecemos autobús
            </Switch>
          )}
        />
        {watch('hasBusTransport') && (
          <Stack $gap={3}>
            <Field
              label="Información del autobús"
              hint="Se verá en la invitación: coste, contacto, lo que convenga saber."
              error={errors.busInfo?.message}
            >
              <Textarea rows={4} {...register('busInfo')} />
            </Field>
            <Field
              label="Trayectos"
              hint="Si añades alguno, cada persona elige su ida y su vuelta. Las plazas son opcionales: al llenarse, nadie más puede elegirlo."
              error={errors.busTrips?.message ?? errors.busTrips?.root?.message}
              group
            >
              <BusTripsEditor form={form} />
            </Field>
          </Stack>
        )}
      </Section>
      <Section title="Menús" lead="Si escribes alguno, cada invitado elige el suyo al confirmar.">
        <ListEditor form={form} name="menus" />
        <Controller
          control={control}
          name="asksChildAge"
          render={({ field }) => (
            <Switch checked={field.value ?? false} onCheckedChange={field.onChange}>
              Preguntar la edad de los niños
            </Switch>
          )}
        />
      </Section>
      <Section title="Hoteles">
        <ListEditor form={form} name="hotels" />
      </Section>
      <Section title="Lugares de interés">
        <ListEditor form={form} name="interestSites" />
      </Section>
      <Section title="Teléfonos importantes">
        <ListEditor form={form} name="importantPhones" />
      </Section>
      <Section title="Despedida" lead="Las últimas palabras de tu invitación, sobre vuestra firma.">
        <ClosingField form={form} />
      </Section>
      <Section title="Formato y colores">
        <StyleSection event={event} form={form} />
      </Section>
      <Bar>
        <span role="status">{isDirty ? 'Hay cambios sin guardar' : ''}</span>
        <Button tone="quiet" disabled={!isDirty} onClick={() => reset(formValuesOf(event))}>
          Descartar
        </Button>
        <Button type="submit" disabled={!isDirty} busy={isSubmitting} busyText="Guardando...">
          Guardar cambios
        </Button>
      </Bar>
      {questions}
    </form>
  )
}
