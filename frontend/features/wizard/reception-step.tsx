import { wizardSteps } from '../../../domain/event/wizard-steps.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

const blank = { receptionTime: '', receptionPlace: '', receptionUrl: '' }

export function ReceptionStep() {
  const { form, submit, leaving } = useStepForm(wizardSteps.reception, blank)
  const { errors } = form.formState
  return (
    <StepFrame
      title="Celebración"
      lead="¿Dónde sigue la fiesta? En la invitación se llamará «Recepción»."
      next="Continuar"
      leaving={leaving}
      onSubmit={submit}
    >
      <Field label="Hora de la recepción" error={errors.receptionTime?.message}>
        <Input type="time" {...form.register('receptionTime')} />
      </Field>
      <Field label="Lugar de la recepción" error={errors.receptionPlace?.message}>
        <Input
          placeholder="Ej: Finca Los Olivos, Toledo"
          maxLength={300}
          {...form.register('receptionPlace')}
        />
      </Field>
      <Field
        label="Enlace al mapa (opcional)"
        hint="Facilita la llegada de tus invitados."
        error={errors.receptionUrl?.message}
      >
        <Input
          type="url"
          inputMode="url"
          placeholder="https://maps.google.com/..."
          {...form.register('receptionUrl')}
        />
      </Field>
    </StepFrame>
  )
}
