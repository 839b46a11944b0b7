import styled from 'styled-components'
import { space } from '../../../ui/theme.ts'
import { partners } from '../content/partners.ts'
import { Item, Ruled, Soft } from '../parts/section.tsx'
import { PartnerDrawing } from './partner-drawings.tsx'

const Benefits = styled.ol`
  margin-top: ${space(3)};
  padding: 0;
  list-style: none;
  & > li { padding-block: ${space(1.5)}; border-top: 1px solid ${({ theme }) => theme.color.mist}; }
`

/** Who Velada works with, and what each gets of it. */
export function PartnerList() {
  return (
    <Ruled $columns={3}>
      {partners.map(({ type, title, description, benefits }) => (
        <li key={type}>
          <PartnerDrawing of={type} />
          <Item as="h2">{title}</Item>
          <Soft>{description}</Soft>
          <Benefits>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </Benefits>
        </li>
      ))}
    </Ruled>
  )
}
