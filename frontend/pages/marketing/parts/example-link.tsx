import { findConfig } from '../../../../domain/calls/config.ts'
import { useCall } from '../../../lib/use-call.ts'
import { AnchorButton } from '../../../ui/button.tsx'
import type { ButtonTone } from '../../../ui/button-look.ts'

/** 'Ver Ejemplo': the preview of the sample event; until that is seeded, the sample card of this page. */
export function ExampleLink({
  label = 'Ver Ejemplo',
  tone = 'secondary',
}: {
  label?: string
  tone?: ButtonTone
}) {
  const { data: config } = useCall(findConfig, {})
  return config?.sampleSlug ? (
    <AnchorButton tone={tone} href={`/invite/${config.sampleSlug}/preview`}>
      {label}
    </AnchorButton>
  ) : (
    <AnchorButton tone={tone} href="#muestra">
      {label}
    </AnchorButton>
  )
}
