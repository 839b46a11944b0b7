import { wizardSteps } from '../../../backend/events/contract.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

export function NamesStep() {
  const { form, submit, leaving } = useStepForm(wizardSteps.names, { coupleNames: '' })
  return (
    <StepFrame title="¿Quiénes son los protagonistas?" next="Continuar" leaving={leaving} onSubmit={submit}>
      <Field
        label="Nombres de los novios"
        required
        hint="Los nombres serán el título principal de la invitación."
        error={form.formState.errors.coupleNames?.message}
      >
        <Input
          placeholder="Ej: María y Juan"
          autoComplete="off"
          maxLength={160}
          {...form.register('coupleNames')}
        />
      </Field>
    </StepFrame>
  )
}
