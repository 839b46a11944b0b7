import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { type CoverShape, coverAddresses } from '../../domain/media/cover-shapes.ts'
import { scrimAlpha } from './scrim.ts'

const Photo = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  background: var(--scrim);

  picture { display: contents; }
  img { width: 100%; height: 100%; object-fit: cover; display: block; }
  &::after { content: ''; position: absolute; inset: 0; background: var(--scrim); opacity: var(--scrim-alpha); }
`

type Props = {
  src: string
  /** Inside a phone-sized frame, always the tall shape. */
  still: boolean
  /** The shape where the header itself has one; otherwise the screen's decides. */
  shape?: CoverShape
  className?: string
}

/**
 * The cover photo behind a header, under a scrim. Until the photo is loaded, the scrim is as dark as a white photo
 * needs, then as dark as this photo needs, so that white text always reaches AA.
 */
export function CoverPhoto({ src, still, shape, className }: Props) {
  const [brightness, setBrightness] = useState(1)
  const measured = useCallback((image: HTMLImageElement | null) => {
    if (!image) return
    const measure = async () => setBrightness((await brightnessOf(image)) ?? 1)
    if (image.complete && image.naturalWidth) void measure()
    // On each load: a rotated phone shows the other shape.
    image.addEventListener('load', measure)
    return () => image.removeEventListener('load', measure)
  }, [])
  const wide = still || shape === 'tall' ? undefined : sourceSet(src, 'wide')
  return (
    <Photo
      className={className}
      style={{ '--scrim-alpha': scrimAlpha(brightness).toFixed(2) } as React.CSSProperties}
    >
      <picture>
        {wide && <source media="(min-aspect-ratio: 1/1)" srcSet={wide} sizes="100vw" />}
        <img
          ref={measured}
          src={src}
          srcSet={sourceSet(src, 'tall')}
          sizes={still ? '320px' : '100vw'}
          alt=""
          fetchPriority={still ? 'auto' : 'high'}
          loading={still ? 'lazy' : 'eager'}
          decoding="async"
        />
      </picture>
    </Photo>
  )
}

const sourceSet = (url: string, shape: CoverShape): string | undefined =>
  coverAddresses(url, shape)
    ?.map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

/**
 * The 95th percentile of a picture's sRGB brightness, 0 to 1; undefined when it cannot be read. Reads a miniature,
 * which the browser makes of the file it already has, beside the page's own work: to draw the picture itself on a
 * canvas would hold the page up while it is decoded a second time.
 */
async function brightnessOf({ currentSrc }: HTMLImageElement): Promise<number | undefined> {
  try {
    const file = await (await fetch(currentSrc)).blob()
    const miniature = await createImageBitmap(file, { resizeWidth: 24, resizeHeight: 24 })
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return undefined
    context.drawImage(miniature, 0, 0)
    const { data } = context.getImageData(0, 0, 24, 24)
    const values: number[] = []
    for (let at = 0; at < data.length; at += 4) {
      const [r = 0, g = 0, b = 0] = data.slice(at, at + 3)
      values.push((0.2126 * r + 0.7152 * g + 0.0722 * b) / 255)
    }
    values.sort((a, b) => a - b)
    return values[Math.floor(values.length * 0.95)]
  } catch {
    return undefined
  }
}
