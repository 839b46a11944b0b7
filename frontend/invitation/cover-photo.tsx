import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { scrimAlpha } from './scrim.ts'

const Photo = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  background: var(--scrim);

  img { width: 100%; height: 100%; object-fit: cover; display: block; }
  &::after { content: ''; position: absolute; inset: 0; background: var(--scrim); opacity: var(--scrim-alpha); }
`

/**
 * The cover photo behind a header, under a scrim. The scrim stands at what a white photo would need until the picture
 * is here, then at what this picture needs, so white words on it always reach AA.
 */
export function CoverPhoto({ src, still, className }: { src: string; still: boolean; className?: string }) {
  const [brightness, setBrightness] = useState(1)
  const measured = useCallback((image: HTMLImageElement | null) => {
    if (!image) return
    const measure = () => setBrightness(brightnessOf(image) ?? 1)
    if (image.complete && image.naturalWidth) measure()
    else image.addEventListener('load', measure, { once: true })
  }, [])
  return (
    <Photo
      className={className}
      style={{ '--scrim-alpha': scrimAlpha(brightness).toFixed(2) } as React.CSSProperties}
    >
      <img
        ref={measured}
        src={src}
        alt=""
        fetchPriority={still ? 'auto' : 'high'}
        loading={still ? 'lazy' : 'eager'}
      />
    </Photo>
  )
}

/** The 95th percentile of a picture's relative luminance, 0 to 1; undefined when another site's rules forbid reading it. */
function brightnessOf(image: HTMLImageElement): number | undefined {
  try {
    const canvas = document.createElement('canvas')
    canvas.width = 24
    canvas.height = 24
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.drawImage(image, 0, 0, 24, 24)
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
