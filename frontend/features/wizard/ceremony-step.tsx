import { dayOf, defaultTimezone } from '../../../domain/event/dates.ts'
import { wizardSteps } from '../../../domain/event/wizard-steps.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

const blank = { eventDate: '', ceremonyTime: '', ceremonyPlace: '', ceremonyUrl: '' }

export function CeremonyStep() {
  const { form, submit, leaving } = useStepForm(wizardSteps.ceremony, blank)
  const { errors } = form.formState
  return (
    <StepFrame
      title="Ceremonia"
      lead="¿Cuándo y dónde empieza todo?"
      next="Continuar"
      leaving={leaving}
      onSubmit={submit}
    >
      <Field label="Fecha del evento" required error={errors.eventDate?.message}>
        <Input type="date" min={dayOf(new Date(), defaultTimezone)} {...form.register('eventDate')} />
      </Field>
      <Field label="Hora de la ceremonia" error={errors.ceremonyTime?.message}>
        <Input type="time" {...form.register('ceremonyTime')} />
      </Field>
      <Field label="Lugar de la ceremonia" error={errors.ceremonyPlace?.message}>
        <Input
          placeholder="Ej: Iglesia de San Miguel, Madrid"
          maxLength={300}
          {...form.register('ceremonyPlace')}
        />
      </Field>
      <Field
        label="Enlace al mapa (opcional)"
        hint="Facilita la llegada de tus invitados."
        error={errors.ceremonyUrl?.message}
      >
        <Input
          type="url"
          inputMode="url"
          placeholder="https://maps.google.com/..."
          {...form.register('ceremonyUrl')}
        />
      </Field>
    </StepFrame>
  )
}
