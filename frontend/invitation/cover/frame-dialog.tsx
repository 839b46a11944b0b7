import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { type CoverSource, type Frames, frameImage } from '../../../domain/calls/media.ts'
import type { CoverShape } from '../../../domain/media/cover-shapes.ts'
import type { Frame } from '../../../domain/media/frame.ts'
import { mountedFrame, mountedShapeOf, suggestedFrames } from '../../../domain/media/suggested-frames.ts'
import { api, failureText } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { space } from '../../ui/theme.ts'
import { FrameStage } from './frame-stage.tsx'
import { FramedPart } from './framed-part.tsx'
import { type FramedPlace, withFrame } from './frames.ts'

const Shapes = styled.fieldset`
  display: flex;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(1)};
    padding: ${space(1)} ${space(1.5)} ${space(1)} ${space(1)};
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.paper};
    font-weight: 500;
    cursor: pointer;
  }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  label:has(:checked) {
    border-color: ${({ theme }) => theme.color.accentDeep};
    background: ${({ theme }) => theme.color.accentWash};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.accentDeep};
  }
  label:has(:focus-visible) { outline: 2px solid ${({ theme }) => theme.color.ink}; outline-offset: 2px; }
`
const Actions = styled(DialogActions)`
  ${({ theme }) => theme.media.phone} {
    flex-flow: row nowrap;
    button { flex: 1 1 auto; padding-inline: ${space(2)}; }
  }
`
const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 300px;
`
const Fault = styled.p`color: ${({ theme }) => theme.color.wine};`

const places = { mounted: 'Invitación', wide: 'Enlace' } as const satisfies Record<FramedPlace, string>
type Size = { width: number; height: number }

const shapeOf = (place: FramedPlace, size: Size): CoverShape =>
  place === 'wide' ? 'wide' : mountedShapeOf(size)
const frameOf = (place: FramedPlace, frames: Frames, size: Size): Frame =>
  place === 'wide' ? frames.wide : mountedFrame(frames, size)

type Props = {
  source: CoverSource
  /** Called with the framed photo's address and its frames. */
  onFramed: (url: string, frames: Frames) => void
  onClose: () => void
}

/** Frames the photo for both places; nothing is saved before 'Guardar encuadre'. */
export default function FrameDialog({ source, onFramed, onClose }: Props) {
  const [size, setSize] = useState<Size | null>(null)
  const [frames, setFrames] = useState<Frames | null>(source.frames)
  const [place, setPlace] = useState<FramedPlace>('mounted')
  const [chosen, setChosen] = useState(false)
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  useEffect(() => {
    const image = new Image()
    image.onload = () => {
      const natural = { width: image.naturalWidth, height: image.naturalHeight }
      setFrames((known) => known ?? suggestedFrames(natural))
      setSize(natural)
    }
    image.onerror = () => setFault('No se puede mostrar la foto. Cierra esta ventana e inténtalo de nuevo.')
    image.src = source.url
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [source.url])

  async function save() {
    if (!frames) return
    setSaving(true)
    setFault(null)
    try {
      const { url } = await api.send(frameImage, {
        params: { id: source.url.split('/')[2] ?? '' },
        payload: frames,
      })
      onFramed(url, frames)
    } catch (error) {
      setFault(failureText(error))
      setSaving(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Encuadra tu foto"
      description="Muévela y acércala: cada diseño la recorta a su forma, alrededor de lo que encuadres."
    >
      {size && frames ? (
        <Stack $gap={2}>
          <Shapes aria-label="Dónde se ve">
            {(['mounted', 'wide'] as const).map((key) => (
              <label key={key}>
                <input
                  type="radio"
                  name="cover-shape"
                  checked={place === key}
                  onChange={() => {
                    setPlace(key)
                    setChosen(true)
                  }}
                />
                <FramedPart
                  url={source.url}
                  shape={shapeOf(key, size)}
                  frame={frameOf(key, frames, size)}
                  height={shapeOf(key, size) === 'plate' ? 48 : 38}
                />
                {places[key]}
              </label>
            ))}
          </Shapes>
          <FrameStage
            key={place}
            url={source.url}
            ratio={size.width / size.height}
            place={place}
            shape={shapeOf(place, size)}
            frame={frameOf(place, frames, size)}
            takesFocus={!chosen}
            onChange={(frame) => setFrames((now) => now && withFrame(now, place, frame, size))}
          />
        </Stack>
      ) : (
        !fault && (
          <Waiting>
            <Spinner />
          </Waiting>
        )
      )}
      {fault && <Fault role="alert">{fault}</Fault>}
      <Actions>
        <Button tone="secondary" onClick={onClose}>
          Cancelar
        </Button>
        <Button busy={saving} busyText="Guardando..." disabled={!size} onClick={() => void save()}>
          Guardar encuadre
        </Button>
      </Actions>
    </Dialog>
  )
}
