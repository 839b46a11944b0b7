import styled from 'styled-components'
import { type CoverShape, coverShapes } from '../../../domain/media/cover-shapes.ts'
import type { Frame } from '../../../domain/media/frame.ts'

const Window = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  background: ${({ theme }) => theme.color.mist};
  img { position: absolute; max-width: none; }
`

type Props = { url: string; shape: CoverShape; frame: Frame; height: number }

/** The framed part of a photo, before the server has cropped it; `height` in pixels. */
export function FramedPart({ url, shape, frame, height }: Props) {
  const share = (value: number) => `${value * 100}%`
  return (
    <Window aria-hidden="true" style={{ height, width: Math.round(height * coverShapes[shape].ratio) }}>
      <img
        src={url}
        alt=""
        style={{
          width: share(1 / frame.width),
          height: share(1 / frame.height),
          left: share(-frame.x / frame.width),
          top: share(-frame.y / frame.height),
        }}
      />
    </Window>
  )
}
