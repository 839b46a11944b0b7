import styled from 'styled-components'
import { wizardSteps } from '../../../domain/event/wizard-steps.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { space } from '../../ui/theme.ts'
import { cardOfDraft } from './card-of-draft.ts'
import { useDraft } from './draft-store.ts'
import { Phone } from './phone.tsx'
import { StepFrame } from './step-frame.tsx'
import { useCreateEvent } from './use-create-event.ts'
import { useStepForm } from './use-step-form.ts'

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
`

export function EmailStep() {
  const draft = useDraft((store) => store.draft)
  const { creating, create } = useCreateEvent()
  const { form, submit, leaving } = useStepForm(wizardSteps.email, { email: '' }, ({ email }) =>
    create({ ...draft, email }),
  )
  return (
    <StepFrame
      title="Vista previa y registro"
      lead="Así la recibirán tus invitados. Cuando te guste, crea tu cuenta con tu email."
      next="Crear Invitación"
      busy={{ is: creating, text: 'Creando...' }}
      leaving={leaving}
      onSubmit={submit}
    >
      <Stack>
        <Phone card={cardOfDraft(draft)} width={320} />
        <Field
          label="Email"
          required
          hint="Te enviaremos un enlace para verificarlo y elegir tu contraseña."
          error={form.formState.errors.email?.message}
        >
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="tu@email.com"
            {...form.register('email')}
          />
        </Field>
      </Stack>
    </StepFrame>
  )
}
