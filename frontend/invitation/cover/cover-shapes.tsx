import styled from 'styled-components'
import { type CoverShape, coverAddresses, coverShapes } from '../../../domain/media/cover-shapes.ts'
import { space } from '../../ui/theme.ts'
import { mountedShape } from '../photo/mounted.ts'
import type { FramedPlace } from './frames.ts'
import { useCoverPhoto } from './use-cover-photo.ts'

const Pair = styled.div`
  display: grid;
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
const captions = { mounted: 'En la invitación', wide: 'Al compartir el enlace' } as const satisfies Record<
  FramedPlace,
  string
>

/** A cover as guests see it, framed or not: as the invitation mounts it, and where its link is shared. */
export function CoverShapes({ url, onError }: { url: string; onError?: () => void }) {
  const { coverPhoto, loading } = useCoverPhoto(url)
  const mounted = loading ? 'plate' : mountedShape({ coverImageUrl: url, coverPhoto }, true).shape
  const shapes = { mounted, wide: 'wide' } as const satisfies Record<FramedPlace, CoverShape>
  const columns = `${coverShapes[mounted].ratio}fr ${coverShapes.wide.ratio}fr`
  return (
    <Pair style={{ gridTemplateColumns: columns }}>
      {(['mounted', 'wide'] as const).map((place) => (
        <Shown key={place}>
          <img
            // Until the shape is known there is its place alone.
            src={loading ? undefined : (coverAddresses(url, shapes[place])?.[0]?.url ?? url)}
            alt={`Tu foto de portada ${captions[place].toLowerCase()}`}
            style={{ aspectRatio: coverShapes[shapes[place]].ratio }}
            onError={onError}
          />
          <figcaption>{captions[place]}</figcaption>
        </Shown>
      ))}
    </Pair>
  )
}
