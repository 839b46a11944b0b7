import { useState } from 'react'
import type { CoverSource } from '../../../domain/calls/media.ts'
import { wizardSteps } from '../../../domain/event/wizard-steps.ts'
import { CoverUpload } from './cover-upload.tsx'
import { useDraft } from './draft-store.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

export function CoverStep() {
  const { form, submit, leaving } = useStepForm(wizardSteps.cover, { coverImageUrl: '' })
  const [uploading, setUploading] = useState(false)
  const { source, setSource } = useCoverSource()
  return (
    <StepFrame
      title="Foto de portada"
      lead="Opcional: cada diseño la enmarca a su manera. Sin foto, la invitación luce igual de bien."
      next="Continuar"
      busy={{ is: uploading }}
      leaving={leaving}
      onSubmit={submit}
    >
      <CoverUpload
        url={form.watch('coverImageUrl') || null}
        source={source}
        error={form.formState.errors.coverImageUrl?.message}
        onUploading={setUploading}
        onChange={(url, from) => {
          form.setValue('coverImageUrl', url ?? '', { shouldDirty: true, shouldValidate: true })
          setSource(from)
        }}
      />
    </StepFrame>
  )
}

/** The draft keeps the original photo's address, so that it can be framed again without an upload. */
function useCoverSource() {
  const { typed, remember } = useDraft()
  return {
    source: (typed.coverSource ?? null) as CoverSource | null,
    setSource: (coverSource: CoverSource | null) => remember({ coverSource }),
  }
}
