import type { CSSProperties } from 'react'
import styled, { css } from 'styled-components'
import type { InvitationCard } from '../../../domain/event/invitation-card.ts'
import type { CoverPhoto } from '../../../domain/media/cover-photo.ts'
import { type CoverShape, coverAddresses } from '../../../domain/media/cover-shapes.ts'
import { mountedShape } from './mounted.ts'

type Share = readonly [phone: number, desktop: number]

/** A white photo's whites are those of its paper, with a fine edge, so that it ends somewhere on a white page. */
const paper = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: #f5efe6;
    box-shadow: inset 0 0 0 1px rgb(90 68 40 / 0.3);
    mix-blend-mode: multiply;
  }
`

const Photo = styled.span<{ $pale: boolean }>`
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
  ${({ $pale }) => $pale && paper}
`

type Props = {
  card: Pick<InvitationCard, 'coverImageUrl' | 'coverPhoto'>
  /** In miniatures and previews: a small file, and no hurry. */
  still: boolean
  /** How wide the photo is drawn, in percent of the window's width: on phones and on desktops. */
  share?: Share
  /** The same of a broad photo, whose landscape is shown: its box is broad too. Without it the plate is shown. */
  broad?: Share
  className?: string
}

/**
 * The couple's photo, filling the box around it, which must be `position: relative`. Wherever the box's proportions
 * differ from the photo's, the faces stay in it. Its few blurred pixels are there before it is. Nothing without a photo.
 */
export function MountedPhoto({ card, still, share = [100, 100], broad, className }: Props) {
  const { coverImageUrl: url, coverPhoto } = card
  if (!url) return null
  const { shape, focus } = mountedShape(card, broad !== undefined)
  const style: CSSProperties & { '--focus'?: string } = {
    ...(coverPhoto && { backgroundImage: `url("${coverPhoto.placeholder}")` }),
    ...(focus && { '--focus': `${percent(focus.x)} ${percent(focus.y)}` }),
  }
  return (
    <Photo className={className} style={style} $pale={coverPhoto !== null && isPale(coverPhoto)}>
      <img
        src={coverAddresses(url, shape)?.[0]?.url ?? url}
        srcSet={sourceSet(url, shape)}
        sizes={still ? '320px' : sizesOf(shape === 'landscape' && broad ? broad : share)}
        alt=""
        fetchPriority={still ? 'auto' : 'high'}
        loading={still ? 'lazy' : 'eager'}
        decoding="async"
      />
    </Photo>
  )
}

/** For the browser's choice of a file before it knows the styles. On tablets no frame is far from the whole width. */
const sizesOf = ([phone, desktop]: Share) =>
  `(min-width: 1000px) ${desktop}vw, (min-width: 700px) 90vw, ${phone}vw`

const sourceSet = (url: string, shape: CoverShape): string | undefined =>
  coverAddresses(url, shape)
    ?.map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

const isPale = ({ tones: { top, middle, bottom } }: CoverPhoto) => (top + middle + bottom) / 3 > 0.8

const percent = (share: number) => `${Math.round(share * 100)}%`
