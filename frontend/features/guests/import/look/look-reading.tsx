import styled from 'styled-components'
import { Progress } from '../../../../ui/progress.tsx'
import { space } from '../../../../ui/theme.ts'

const Place = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: center;
  align-content: center;
  min-height: 24rem;
  text-align: center;
  & > p { font-family: ${({ theme }) => theme.font.display}; font-size: ${({ theme }) => theme.size.displaySmall}; }
  & > div { width: min(20rem, 100%); }
`

/** A list on its way to the first look. */
export function LookReading({ name, share }: { name: string; share: number }) {
  return (
    <Place role="status">
      <p>
        {share < 1 ? 'Subiendo' : 'Leyendo'} <bdi>{name}</bdi>…
      </p>
      <div>
        <Progress label="Progreso de la lectura" value={share < 1 ? Math.round(share * 100) : null} />
      </div>
    </Place>
  )
}
