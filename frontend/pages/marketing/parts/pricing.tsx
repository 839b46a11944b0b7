import { Check } from 'lucide-react'
import styled from 'styled-components'
import { Badge } from '../../../ui/badge.tsx'
import { columns } from '../../../ui/layout.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { space } from '../../../ui/theme.ts'
import { plans, upgradePrice } from '../content/plans.ts'

const Sheets = styled.div`
  ${columns(1, 1.15)}
  align-items: stretch;
  gap: ${space(3)};
`
const Sheet = styled.article<{ $framed: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  gap: ${space(3)};
  padding: clamp(1.75rem, 4vw, 3.5rem);
  border: 1px solid ${({ theme, $framed }) => ($framed ? theme.color.champagne : theme.color.mist)};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  ${({ theme, $framed }) =>
    $framed &&
    `&::before {
      content: '';
      position: absolute;
      inset: 7px;
      border: 1px solid ${theme.color.champagne};
      pointer-events: none;
    }`}
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  & > h3 { font-size: ${({ theme }) => theme.size.displayMedium}; }
`
const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(1.5)};
  & > strong {
    font-family: ${({ theme }) => theme.font.display};
    font-size: clamp(3.25rem, 7vw, 5.5rem);
    font-weight: 500;
    line-height: 0.9;
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }
  & > span { color: ${({ theme }) => theme.color.inkSoft}; }
`
const Features = styled.ul`
  display: grid;
  gap: ${space(1.25)};
  align-content: start;
  padding: ${space(3)} 0 0;
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  list-style: none;
  & > li { display: grid; grid-template-columns: 20px 1fr; gap: ${space(1.5)}; }
  & svg { margin-top: 3px; color: ${({ theme }) => theme.color.accentDeep}; }
`
const Note = styled.p`
  margin-top: ${space(3)};
  color: ${({ theme }) => theme.color.inkSoft};
`

/** Both plans as two sheets; their buttons begin with the invitation itself. */
export function Pricing() {
  return (
    <>
      <Sheets>
        {plans.map((plan) => (
          <Sheet key={plan.key} $framed={'label' in plan}>
            <Head>
              <h3>{plan.name}</h3>
              {'label' in plan && <Badge $tone="good">{plan.label}</Badge>}
            </Head>
            <p>{plan.description}</p>
            <Price>
              <strong>{plan.price} €</strong>
              <span>por evento, IVA incluido</span>
            </Price>
            <Features>
              {plan.features.map((feature) => (
                <li key={feature}>
                  <Check size={18} aria-hidden="true" />
                  {feature}
                </li>
              ))}
            </Features>
            <LinkButton to="/wizard" tone={'label' in plan ? 'primary' : 'secondary'}>
              {plan.action}
            </LinkButton>
          </Sheet>
        ))}
      </Sheets>
      <Note>
        ¿Empiezas con Essence y te quedas corto? Pasas a Grand Soirée cuando quieras, desde tu panel, por la
        diferencia: {upgradePrice} €.
      </Note>
    </>
  )
}
