import { wizardSteps } from '../../../domain/event/wizard-steps.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { NamesPreview } from './names-preview.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

export function NamesStep() {
  const { form, submit, leaving } = useStepForm(wizardSteps.names, { coupleNames: '' })
  return (
    <StepFrame title="¿Quiénes son los protagonistas?" next="Continuar" leaving={leaving} onSubmit={submit}>
      <Field
        label="Nombres de los novios"
        required
        hint="Los nombres serán el título principal de la invitación. ¿Una comunión, un bautizo o una empresa? Escríbelo tal cual: «Primera Comunión de Lucía»."
        error={form.formState.errors.coupleNames?.message}
      >
        <Input
          placeholder="Ej: María y Juan"
          autoComplete="off"
          maxLength={160}
          {...form.register('coupleNames')}
        />
      </Field>
      <NamesPreview text={form.watch('coupleNames')} />
    </StepFrame>
  )
}
