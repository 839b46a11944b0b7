import { wizardSteps } from '../../../domain/event/wizard-steps.ts'
import { useCoverPhoto } from '../../invitation/cover/use-cover-photo.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Stack } from '../../ui/layout.ts'
import { cardOfDraft } from './card-of-draft.ts'
import { useDraft } from './draft-store.ts'
import { Phone } from './phone.tsx'
import { StepFrame } from './step-frame.tsx'
import { useCreateEvent } from './use-create-event.ts'
import { useStepForm } from './use-step-form.ts'

export function EmailStep() {
  const draft = useDraft((store) => store.draft)
  const { coverPhoto } = useCoverPhoto(draft.coverImageUrl)
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
      <Stack $gap={4}>
        <Phone card={cardOfDraft(draft, coverPhoto)} width={320} />
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
