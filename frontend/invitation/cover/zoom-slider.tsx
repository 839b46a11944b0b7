import { Minus, Plus } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '../../ui/icon-button.tsx'
import { space } from '../../ui/theme.ts'

export const zoomStep = 0.2

const Zoom = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space(1)};
  align-items: center;
  input {
    width: 100%;
    height: 44px;
    margin: 0;
    accent-color: ${({ theme }) => theme.color.accentDeep};
    cursor: pointer;
  }
`

type Props = {
  zoom: number
  nearest: number
  onZoom: (zoom: number) => void
  /** Changes the zoom by so much, within its bounds. */
  onNearer: (by: number) => void
}

/** Brings the photo nearer, by slider or in steps. */
export function ZoomSlider({ zoom, nearest, onZoom, onNearer }: Props) {
  return (
    <Zoom>
      <IconButton label="Alejar" disabled={zoom <= 1} onClick={() => onNearer(-zoomStep)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <input
        type="range"
        aria-label="Acercar la foto"
        aria-valuetext={`${Math.round(zoom * 100)} %`}
        min={1}
        max={nearest}
        step={0.05}
        value={zoom}
        onChange={({ target }) => onZoom(Number(target.value))}
      />
      <IconButton label="Acercar" disabled={zoom >= nearest} onClick={() => onNearer(zoomStep)}>
        <Plus aria-hidden="true" />
      </IconButton>
    </Zoom>
  )
}
