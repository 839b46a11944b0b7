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
  /** Which of the cover's shapes is nearest to the box. */
  shape: Exclude<CoverShape, 'wide'>
  /** How wide the photo is drawn, in percent of the window's width: on phones and on desktops. */
  share?: readonly [phone: number, desktop: number]
  className?: string
}

/**
 * The couple's photo, filling the box around it, which must be `position: relative`. Wherever the box's proportions
 * differ from the shape's, the faces stay in it. Its few blurred pixels are there before it is. Nothing without a photo.
 */
export function MountedPhoto({ card, still, shape, share = [100, 100], className }: Props) {
  const { coverImageUrl: url, coverPhoto } = card
  if (!url) return null
  // Before the plate is cut, the tall shape is shown instead, cropped by the box.
  const isPlate = shape === 'plate' && coverPhoto !== null && coverAddresses(url, 'plate') !== null
  const near = isPlate ? 'plate' : 'tall'
  const style: CSSProperties & { '--focus'?: string } = {
    ...(coverPhoto && { backgroundImage: `url("${coverPhoto.placeholder}")` }),
    ...(isPlate && { '--focus': `${percent(coverPhoto.focus.x)} ${percent(coverPhoto.focus.y)}` }),
  }
  return (
    <Photo className={className} data-shape={shape} style={style}>
      <img
        src={coverAddresses(url, near)?.[0]?.url ?? url}
        srcSet={sourceSet(url, near)}
        sizes={still ? '320px' : sizesOf(share)}
        alt=""
        fetchPriority={still ? 'auto' : 'high'}
        loading={still ? 'lazy' : 'eager'}
        decoding="async"
      />
    </Photo>
  )
}

/** For the browser's choice of a file before it knows the styles. On tablets no frame is far from the whole width. */
const sizesOf = ([phone, desktop]: readonly [number, number]) =>
  `(min-width: 1000px) ${desktop}vw, (min-width: 700px) 90vw, ${phone}vw`

const sourceSet = (url: string, shape: CoverShape): string | undefined =>
  coverAddresses(url, shape)
    ?.map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

const percent = (share: number) => `${Math.round(share * 100)}%`
