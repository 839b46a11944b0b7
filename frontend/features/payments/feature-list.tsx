import { Check } from 'lucide-react'
import styled from 'styled-components'
import { space } from '../../ui/theme.ts'

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  & > li { display: flex; gap: ${space(1)}; }
  & svg { width: 20px; height: 20px; margin-top: 2px; color: ${({ theme }) => theme.color.accentDeep}; }
`

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <List>
      {features.map((feature) => (
        <li key={feature}>
          <Check aria-hidden="true" />
          {feature}
        </li>
      ))}
    </List>
  )
}
