import styled from 'styled-components'
import { type PurchasePlan, purchaseNames } from '../../../domain/payment/purchase-plans.ts'
import { Card } from '../../ui/card.tsx'
import { space } from '../../ui/theme.ts'
import { FeatureList } from './feature-list.tsx'
import { planFeatures, priceText } from './plans.ts'

const Sheet = styled(Card)`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  position: sticky;
  top: ${space(3)};
  ${({ theme }) => theme.media.tablet} { position: static; }
  & > h2 { font-size: ${({ theme }) => theme.size.displaySmall}; }
`
const Total = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)};
  align-items: baseline;
  padding-top: ${space(2)};
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  & > dd { margin: 0; text-align: right; }
`
const Price = styled.dd`
  font-size: 2.25rem;
  line-height: 1.1;
`

type Props = { plan: PurchasePlan; eventName: string | undefined }

/** The plan, event and price of a purchase. */
export function PlanSummary({ plan, eventName }: Props) {
  return (
    <Sheet aria-label="Resumen del pedido">
      <h2>{purchaseNames[plan]}</h2>
      <FeatureList features={planFeatures[plan]} />
      <Total>
        <dt>Evento</dt>
        <dd>{eventName ?? '…'}</dd>
        <dt>Total, IVA incluido</dt>
        <Price>{priceText(plan)}</Price>
      </Total>
    </Sheet>
  )
}
