import styled from 'styled-components'

const Sheet = styled.img`
  width: 100%;
  height: auto;
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
`
export type ProductPictureProps = {
  /** Which of `public/pictures/`, as `scripts/draw-pictures.mjs` names them; 640×1024. */
  name: string
  /** What it shows; empty when that is said beside it. */
  alt: string
  /** How wide it stands, as the `sizes` of an image. */
  sizes: string
  /** In the first view: loaded at once. */
  first?: boolean
}

/** An invitation as it really renders. */
export function ProductPicture({ name, alt, sizes, first = false }: ProductPictureProps) {
  return (
    <Sheet
      src={`/pictures/${name}.webp`}
      srcSet={`/pictures/${name}-320.webp 320w, /pictures/${name}.webp 640w`}
      sizes={sizes}
      width={640}
      height={1024}
      alt={alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
    />
  )
}
