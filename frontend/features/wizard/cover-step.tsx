import { wizardSteps } from '../../../backend/events/contract.ts'
import { CoverUpload } from './cover-upload.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

export function CoverStep() {
  const { form, submit, leaving } = useStepForm(wizardSteps.cover, { coverImageUrl: '' })
  return (
    <StepFrame
      title="Foto de portada"
      lead="Opcional: la veréis detrás de vuestros nombres. Sin foto, la invitación luce igual de bien."
      next="Continuar"
      leaving={leaving}
      onSubmit={submit}
    >
      <CoverUpload
        url={form.watch('coverImageUrl') || null}
        error={form.formState.errors.coverImageUrl?.message}
        onChange={(url) => form.setValue('coverImageUrl', url ?? '', { shouldDirty: true })}
      />
    </StepFrame>
  )
}
