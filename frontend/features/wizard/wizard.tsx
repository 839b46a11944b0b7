import { type ComponentType, useEffect, useRef, useState } from 'react'
import { WhenReady } from '../../ui/when-ready.tsx'
import { BusStep } from './bus-step.tsx'
import { CeremonyStep } from './ceremony-step.tsx'
import { CoverStep } from './cover-step.tsx'
import { type StepKey, stepKeys, useDraft } from './draft-store.ts'
import { EmailStep } from './email-step.tsx'
import { NamesStep } from './names-step.tsx'
import { ReceptionStep } from './reception-step.tsx'
import { stepTitle } from './step-frame.tsx'
import { StyleStep } from './style-step.tsx'
import { useStepHistory } from './use-step-history.ts'
import { WizardProgress } from './wizard-progress.tsx'

const steps: Record<StepKey, ComponentType> = {
  names: NamesStep,
  cover: CoverStep,
  ceremony: CeremonyStep,
  reception: ReceptionStep,
  bus: BusStep,
  style: StyleStep,
  email: EmailStep,
}

/** The seven steps. The server renders the first; the browser continues at the draft's step. */
export function Wizard() {
  const left = useDraft((store) => store.step)
  const [restored, setRestored] = useState(false)
  // Only after the draft is read: an earlier step would be replaced while somebody types in it.
  const step = restored ? left : 1
  useEffect(() => {
    void useDraft.persist.rehydrate()
    setRestored(true)
  }, [])
  useStepHistory(restored)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    window.scrollTo(0, 0)
    document.getElementById(stepTitle)?.focus()
  }, [step])
  const Step = steps[stepKeys[step - 1] ?? 'names']
  return (
    <>
      <WizardProgress step={step} />
      {/* The step is made anew with the draft: what was typed into it before would be lost. */}
      <WhenReady when={restored}>
        <Step key={`${step}${restored}`} />
      </WhenReady>
    </>
  )
}
