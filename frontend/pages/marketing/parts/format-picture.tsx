import styled from 'styled-components'
import { type Format, formats } from '../../../../backend/events/contract.ts'

const Sheet = styled.img`
  width: 100%;
  height: auto;
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
`
type FormatPictureProps = {
  format: Format
  /** How wide it stands, as the `sizes` of an image. */
  sizes: string
  /** In the first view: loaded at once. */
  first?: boolean
  /** It only adorns: what it shows is said beside it. */
  mute?: boolean
}

/** An invitation as it really renders, drawn by `scripts/draw-pictures.mjs`; 640×1024. */
export function FormatPicture({ format, sizes, first = false, mute = false }: FormatPictureProps) {
  return (
    <Sheet
      src={`/pictures/${format}.webp`}
      srcSet={`/pictures/${format}-320.webp 320w, /pictures/${format}.webp 640w`}
      sizes={sizes}
      width={640}
      height={1024}
      alt={mute ? '' : `Invitación en formato ${formats[format].label}`}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
    />
  )
}
