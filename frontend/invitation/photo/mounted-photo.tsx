import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { InvitationCard } from '../../../domain/event/invitation-card.ts'
import { type CoverShape, coverAddresses } from '../../../domain/media/cover-shapes.ts'

const Photo = styled.span`
  position: absolute;
  inset: 0;
  display: block;
  overflow: hidden;
  background: var(--panel) center / cover no-repeat;
  &[data-shape='screen'] { z-index: -1; }

  picture { display: contents; }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--focus, 50% 40%);
  }
`

type Props = {
  card: Pick<InvitationCard, 'coverImageUrl' | 'coverPhoto'>
  /** In miniatures and previews: the tall shape instead of the screen's, and no hurry. */
  still: boolean
  /** Which of the cover's shapes is nearest to the box; `screen` is the tall or the wide one, like the screen. */
  shape: CoverShape | 'screen'
  className?: string
}

/**
 * The couple's photo, filling the box around it, which must be `position: relative`. Wherever the box's proportions
 * differ from the shape's, the faces stay in it. Its few blurred pixels are there before it is. Nothing without a photo.
 */
export function MountedPhoto({ card, still, shape, className }: Props) {
  const { coverImageUrl: url, coverPhoto } = card
  if (!url) return null
  // Before the plate is cut, the tall shape is shown instead, cropped by the box.
  const isPlate = shape === 'plate' && coverPhoto !== null && coverAddresses(url, 'plate') !== null
  const near = isPlate || shape === 'wide' ? shape : 'tall'
  const wide = shape === 'screen' && !still ? sourceSet(url, 'wide') : undefined
  const style: CSSProperties & { '--focus'?: string } = {
    ...(coverPhoto && { backgroundImage: `url("${coverPhoto.placeholder}")` }),
    ...(isPlate && { '--focus': `${percent(coverPhoto.focus.x)} ${percent(coverPhoto.focus.y)}` }),
  }
  return (
    <Photo className={className} data-shape={shape} style={style}>
      <picture>
        {wide && <source media="(min-aspect-ratio: 1/1)" srcSet={wide} sizes="100vw" />}
        <img
          src={coverAddresses(url, near)?.[0]?.url ?? url}
          srcSet={sourceSet(url, near)}
          sizes={still ? '320px' : sizes[shape]}
          alt=""
          fetchPriority={still ? 'auto' : 'high'}
          loading={still ? 'lazy' : 'eager'}
          decoding="async"
        />
      </picture>
    </Photo>
  )
}

/** How wide each shape is shown, at most. */
const sizes = { plate: '(min-width: 760px) 560px, 88vw', tall: '100vw', wide: '100vw', screen: '100vw' }

const sourceSet = (url: string, shape: CoverShape): string | undefined =>
  coverAddresses(url, shape)
    ?.map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

const percent = (share: number) => `${Math.round(share * 100)}%`
