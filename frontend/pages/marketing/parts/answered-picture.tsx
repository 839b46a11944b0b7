import styled from 'styled-components'
import type { Format } from '../../../../domain/event/formats.ts'
import { Button } from '../../../ui/button.tsx'
import { FormatPicture } from './format-picture.tsx'

const Figure = styled.figure`
  position: relative;
  padding-bottom: 22px;
  & > button {
    position: absolute;
    bottom: 0;
    left: 50%;
    transform: translateX(-50%);
    white-space: nowrap;
    box-shadow: ${({ theme }) => theme.shadow.float};
  }
`

/** The sample invitation, closed by the button that guests answer with; here it has no action. */
export function AnsweredPicture({ format, sizes }: { format: Format; sizes: string }) {
  return (
    <Figure aria-label="Muestra de una invitación">
      <FormatPicture format={format} sizes={sizes} />
      <Button>Confirmar Asistencia</Button>
    </Figure>
  )
}
