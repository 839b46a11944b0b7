import styled from 'styled-components'
import { Button } from '../../../../ui/button.tsx'
import { Row } from '../../../../ui/layout.ts'

const SubTitle = styled.h4`
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme }) => theme.size.base};
  font-weight: 500;
`

type Props = {
  title: string
  all: readonly string[]
  ticked: ReadonlySet<string>
  onAll: (ids: readonly string[], isOn: boolean) => void
}

/** The title of one kind of difference, and a button that ticks or unticks all of it. */
export function DifferenceHead({ title, all, ticked, onAll }: Props) {
  const areAll = all.length > 0 && all.every((id) => ticked.has(id))
  return (
    <Row $gap={1} $align="center" $spread>
      <SubTitle>{title}</SubTitle>
      {all.length > 1 && (
        <Button tone="quiet" small onClick={() => onAll(all, !areAll)}>
          {areAll ? 'Quitar todas las marcas' : 'Marcar todas'}
        </Button>
      )}
    </Row>
  )
}
