import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import styled from 'styled-components'
import { type CoverShape, coverShapes } from '../../../domain/media/cover-shapes.ts'
import { type Frame, nearestFrame } from '../../../domain/media/frame.ts'
import { roundedFrame } from '../../../domain/media/suggested-frames.ts'
import type { FramedPlace } from './frames.ts'
import { ZoomSlider, zoomStep } from './zoom-slider.tsx'

const nearest = 1 / nearestFrame

const Ground = styled.div`
  position: relative;
  height: clamp(220px, 42svh, 460px);
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.ink};
  &:has([data-testid='cropper']:focus-visible) {
    outline: 3px solid ${({ theme }) => theme.color.accentDeep};
    outline-offset: 3px;
  }
  [data-testid='cropper'] { outline: none; border: 2px solid #fff; color: rgb(26 26 26 / 0.62); }
`

const names = {
  mounted: 'Encuadre para la invitación',
  wide: 'Encuadre para el enlace',
} as const satisfies Record<FramedPlace, string>
const inPercent = ({ x, y, width, height }: Frame): Area => ({
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
})

type Props = {
  url: string
  /** Width to height of the photo. */
  ratio: number
  place: FramedPlace
  shape: CoverShape
  frame: Frame
  takesFocus: boolean
  onChange: (frame: Frame) => void
}

/** A photo below a frame: drag, pinch and zoom; arrow keys and + − on the keyboard. */
export function FrameStage({ url, ratio, place, shape, frame, takesFocus, onChange }: Props) {
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const area = useRef<RefObject<HTMLDivElement | null>>(undefined)
  const [opening] = useState(() => inPercent(frame))
  const nearer = (by: number) => setZoom((now) => Math.min(nearest, Math.max(1, now + by)))
  const { ratio: aspect } = coverShapes[shape]
  // The largest frame fills the stage's height when it is upright, and its width when it is broad.
  const isUpright = aspect < 1
  const overflows = isUpright ? ratio >= aspect : ratio <= aspect
  const overflowing = isUpright ? 'vertical-cover' : 'horizontal-cover'

  const zoomByKey = (event: KeyboardEvent) => {
    if (event.key !== '+' && event.key !== '-') return
    event.preventDefault()
    nearer(event.key === '+' ? zoomStep : -zoomStep)
  }
  return (
    <>
      <Ground onKeyDown={zoomByKey}>
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          maxZoom={nearest}
          aspect={aspect}
          objectFit={overflows ? overflowing : 'contain'}
          showGrid={false}
          disableAutomaticStylesInjection
          keyboardStep={12}
          initialCroppedAreaPercentages={opening}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={({ x, y, width, height }) =>
            onChange(roundedFrame({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 }))
          }
          setCropperRef={(ref) => {
            area.current = ref
          }}
          onMediaLoaded={() => {
            // The frame needs the photo's size.
            if (takesFocus) requestAnimationFrame(() => area.current?.current?.focus({ preventScroll: true }))
          }}
          mediaProps={{ alt: '' }}
          cropperProps={{
            role: 'group',
            'aria-label': `${names[place]}: flechas para mover la foto, más y menos para acercarla o alejarla`,
          }}
        />
      </Ground>
      <ZoomSlider zoom={zoom} nearest={nearest} onZoom={setZoom} onNearer={nearer} />
    </>
  )
}
