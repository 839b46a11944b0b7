import useSWR from 'swr'
import type { PublicConfig } from '../../../../backend/config/contract.ts'
import { AnchorButton, type ButtonTone, LinkButton } from '../../../ui/button.tsx'

/** 'Ver Ejemplo': the preview of the sample event; until that is seeded, the sample card of this page. */
export function ExampleLink({
  label = 'Ver Ejemplo',
  tone = 'secondary',
}: {
  label?: string
  tone?: ButtonTone
}) {
  const { data: config } = useSWR<PublicConfig>('/api/config')
  return config?.sampleSlug ? (
    <LinkButton tone={tone} to={`/invite/${config.sampleSlug}/preview`}>
      {label}
    </LinkButton>
  ) : (
    <AnchorButton tone={tone} href="#muestra">
      {label}
    </AnchorButton>
  )
}
