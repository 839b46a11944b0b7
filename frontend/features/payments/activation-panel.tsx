import styled from 'styled-components'
import { purchaseNames } from '../../../domain/payment/purchase-plans.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { AnchorButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Grid } from '../../ui/layout.ts'
import { space } from '../../ui/theme.ts'
import { FeatureList } from './feature-list.tsx'
import { planFeatures, priceText } from './plans.ts'

const Stack = styled.section`
  display: grid;
  gap: ${space(3)};
  & > h2 { font-size: ${({ theme }) => theme.size.displayMedium}; }
`
const Plan = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space(2)};
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  & > h3 { font-size: ${({ theme }) => theme.size.displaySmall}; }
`
const Price = styled.p`
  font-size: 2.25rem;
  line-height: 1.1;
  & > span { color: ${({ theme }) => theme.color.inkSoft}; font-size: ${({ theme }) => theme.size.small}; }
`

/** Shown for an unpaid event: what it lacks, and both plans. */
export function ActivationPanel({ unpaidReason }: { unpaidReason: string | null }) {
  return (
    <Stack aria-label="Activa tu evento">
      <h2>Activa tu evento para invitar</h2>
      {unpaidReason && (
        <Banner tone="bad" title="Tu evento ha dejado de estar activo">
          {unpaidReason}
        </Banner>
      )}
      <p>
        Tu invitación está guardada. Con un único pago podrás importar tu lista, enviar las invitaciones y ver
        las respuestas según llegan.
      </p>
      <Grid $columns={[1, 1]} $gap={3}>
        {(['essence', 'grand-soiree'] as const).map((plan) => (
          <Plan key={plan}>
            <Head>
              <h3>{purchaseNames[plan]}</h3>
              {plan === 'grand-soiree' && <Badge $tone="good">Recomendado</Badge>}
            </Head>
            <Price>
              {priceText(plan)} <span>por evento, IVA incluido</span>
            </Price>
            <FeatureList features={planFeatures[plan]} />
            <AnchorButton href={`/checkout/${plan}`} tone={plan === 'essence' ? 'secondary' : 'primary'}>
              Activar con {purchaseNames[plan]}
            </AnchorButton>
          </Plan>
        ))}
      </Grid>
    </Stack>
  )
}
