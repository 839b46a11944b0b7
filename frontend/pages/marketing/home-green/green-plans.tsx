import styled from 'styled-components'
import { planFeatures } from '../../../../domain/payment/plan-features.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { space } from '../../../ui/theme.ts'
import { plans, upgradePrice } from '../content/plans.ts'
import { Buttons } from '../parts/section.tsx'

const rows: readonly { label: string; essence: string; grand: string }[] = [
  { label: 'Precio por evento', essence: `${plans[0].price} €`, grand: `${plans[1].price} €` },
  ...planFeatures.map(({ label, compared }) => ({
    label,
    essence: compared.essence,
    grand: compared.grand_soiree,
  })),
]

const Place = styled.div`overflow-x: auto;`
const Grid = styled.table`
  width: 100%;
  min-width: 560px;
  & th, & td {
    padding: ${space(2)} ${space(2)} ${space(2)} 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
    text-align: left;
    font-weight: 400;
    vertical-align: baseline;
  }
  & thead th { font-family: ${({ theme }) => theme.font.display}; font-size: 2rem; font-weight: 500; line-height: 1.1; }
  & tbody th { color: ${({ theme }) => theme.color.inkSoft}; }
  & tbody tr:first-child td {
    font-family: ${({ theme }) => theme.font.display};
    font-size: clamp(2.5rem, 5vw, 4rem);
    line-height: 1.1;
  }
  & td:nth-child(3), & thead th:nth-child(3) {
    padding-left: ${space(3)};
    background: ${({ theme }) => theme.color.accentWash};
  }
  ${({ theme }) => theme.media.phone} {
    min-width: 0;
    table-layout: fixed;
    font-size: ${({ theme }) => theme.size.small};
    & th, & td { padding-right: ${space(1)}; hyphens: auto; }
    & td:nth-child(3), & thead th:nth-child(3) { padding-left: ${space(1)}; }
    & thead th { font-size: 1.375rem; }
    & tbody tr:first-child td { font-size: 2rem; }
  }
`
const Actions = styled(Buttons)`
  justify-content: center;
  margin-top: ${space(4)};
`
const Note = styled.p`
  margin-top: ${space(3)};
  text-align: center;
  color: ${({ theme }) => theme.color.inkSoft};
`

/** The plans told as one table, line by line. */
export function GreenPlans() {
  return (
    <>
      <Place tabIndex={0} role="region" aria-label="Comparación de planes">
        <Grid>
          <thead>
            <tr>
              <td />
              {plans.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, essence, grand }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{essence}</td>
                <td>{grand}</td>
              </tr>
            ))}
          </tbody>
        </Grid>
      </Place>
      <Actions>
        {plans.map(({ key, action }) => (
          <LinkButton key={key} to="/wizard" tone={key === 'essence' ? 'secondary' : 'primary'}>
            {action}
          </LinkButton>
        ))}
      </Actions>
      <Note>
        IVA incluido, un solo pago con tarjeta. De Essence a Grand Soirée se pasa por {upgradePrice} €.
      </Note>
    </>
  )
}
