import styled from 'styled-components'
import { coverAddresses, coverShapes, type FramedShape } from '../../../domain/media/cover-shapes.ts'
import { space } from '../../ui/theme.ts'

const Pair = styled.div`
  display: grid;
  grid-template-columns: ${coverShapes.tall.ratio}fr ${coverShapes.wide.ratio}fr;
  gap: ${space(2)};
  align-items: end;
  width: 100%;
  max-width: 520px;
`
const Shown = styled.figure`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  img {
    width: 100%;
    object-fit: cover;
    background: ${({ theme }) => theme.color.mist};
    border: 1px solid ${({ theme }) => theme.color.mist};
  }
  figcaption {
    font-size: ${({ theme }) => theme.size.small};
    color: ${({ theme }) => theme.color.inkSoft};
    text-align: center;
  }
`
const captions = { tall: 'En la invitación', wide: 'Al compartir el enlace' } as const satisfies Record<
  FramedShape,
  string
>

/** A cover as guests see it, in both shapes, framed or not. */
export function CoverShapes({ url, onError }: { url: string; onError?: () => void }) {
  return (
    <Pair>
      {(['tall', 'wide'] as const).map((shape) => (
        <Shown key={shape}>
          <img
            src={coverAddresses(url, shape)?.[0]?.url ?? url}
            alt={`Tu foto de portada ${captions[shape].toLowerCase()}`}
            style={{ aspectRatio: coverShapes[shape].ratio }}
            onError={onError}
          />
          <figcaption>{captions[shape]}</figcaption>
        </Shown>
      ))}
    </Pair>
  )
}
