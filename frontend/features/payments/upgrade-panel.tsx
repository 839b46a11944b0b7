import type { ReactNode } from 'react'
import styled from 'styled-components'
import { AnchorButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { space } from '../../ui/theme.ts'
import { FeatureList } from './feature-list.tsx'
import { planFeatures, priceText } from './plans.ts'

const Sheet = styled(Card)`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  & > h3 { font-size: ${({ theme }) => theme.size.displaySmall}; }
`

/** What Grand Soirée would add here, with a link to the upgrade. */
export function UpgradePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet aria-label={title}>
      <h3>{title}</h3>
      <p>{children}</p>
      <FeatureList features={planFeatures.upgrade} />
      <AnchorButton href="/checkout/upgrade">Pasar a Grand Soirée por {priceText('upgrade')}</AnchorButton>
    </Sheet>
  )
}
