import { Crop, ImagePlus, Trash2 } from 'lucide-react'
import { type DragEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { type CoverSource, storeImage } from '../../../domain/calls/media.ts'
import { imageLimits } from '../../../domain/media/image-limits.ts'
import { CoverShapes } from '../../invitation/cover/cover-shapes.tsx'
import { refusalOf } from '../../invitation/cover/refusal-of.ts'
import { failureText } from '../../lib/api.ts'
import { upload } from '../../lib/upload.ts'
import { Button } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.ts'
import { Progress } from '../../ui/progress.tsx'
import { space } from '../../ui/theme.ts'

const FrameDialog = lazy(() => import('../../invitation/cover/frame-dialog.tsx'))

const Drop = styled.label<{ $over: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  place-content: center;
  gap: ${space(1)};
  min-height: 260px;
  padding: ${space(4, 2)};
  border: 1px dashed ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme, $over }) => ($over ? theme.color.accentWash : theme.color.sheet)};
  text-align: center;
  cursor: pointer;
  transition: background ${({ theme }) => theme.motion.fast};
  &:hover { border-color: ${({ theme }) => theme.color.ink}; }
  &:focus-within { outline: 2px solid ${({ theme }) => theme.color.accentDeep}; outline-offset: 3px; }
  input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: inherit; }
  span { color: ${({ theme }) => theme.color.inkSoft}; font-size: ${({ theme }) => theme.size.small}; }
`
const Hover = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  width: 100%;
  & > div:last-child {
    position: absolute;
    inset: 0 0 auto auto;
    padding: ${space(1)};
    opacity: 0;
    transition: opacity ${({ theme }) => theme.motion.fast};
  }
  &:hover > div:last-child, &:focus-within > div:last-child { opacity: 1; }
  @media (hover: none) { & > div:last-child { opacity: 1; } }
  button { background: ${({ theme }) => theme.color.sheet}; }
`
const Waiting = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: center;
  justify-items: center;
  min-height: 260px;
  padding: ${space(4)};
  border: 1px solid ${({ theme }) => theme.color.mist};
  background: ${({ theme }) => theme.color.sheet};
  text-align: center;
  & > div { display: grid; gap: ${space(2)}; width: 100%; }
`
const Fault = styled.p`
  color: ${({ theme }) => theme.color.wine};
  text-align: center;
`

type Props = {
  url: string | null
  source: CoverSource | null
  error?: string
  onUploading: (is: boolean) => void
  onChange: (url: string | null, source: CoverSource | null) => void
}

/** The cover photo: upload with progress, framing, preview, deletion, and the reason of a refusal. */
export function CoverUpload({ url, source, error, onUploading, onChange }: Props) {
  const [share, setShare] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const [framing, setFraming] = useState(false)
  const running = useRef<AbortController>(undefined)
  const frameButton = useRef<HTMLButtonElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const faultId = useId()
  useEffect(() => () => running.current?.abort(), [])
  // Drafts from before photos were framed only have the whole photo.
  const framable = source ?? (url ? { url, frames: null } : null)

  const stop = () => {
    running.current?.abort()
    setShare(null)
    onUploading(false)
  }
  const take = async (file: File | undefined) => {
    if (!file || share !== null) return
    const reason = refusalOf(file)
    setRefusal(reason)
    if (reason) return
    running.current = new AbortController()
    setShare(0)
    onUploading(true)
    try {
      const stored = await upload(storeImage, {}, { file }, setShare, running.current.signal)
      onChange(stored.url, { url: stored.url, frames: null })
      // The file button is gone: the dialog returns the focus to the button that opens it.
      requestAnimationFrame(() => {
        frameButton.current?.focus({ preventScroll: true })
        setFraming(true)
      })
    } catch (failure) {
      setRefusal(failureText(failure))
    }
    setShare(null)
    onUploading(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const remove = () => {
    onChange(null, null)
    requestAnimationFrame(() => chooser.current?.focus())
  }
  const fault = refusal ?? error
  return (
    <>
      {share !== null ? (
        <Waiting>
          <div role="status">
            Subiendo imagen...
            <Progress value={share} max={1} label="Subida de la imagen" />
          </div>
          <Button tone="quiet" small onClick={stop}>
            Cancelar
          </Button>
        </Waiting>
      ) : url ? (
        <Stack $gap={2} $items="center">
          <Hover>
            <CoverShapes url={url} />
            <div>
              <Button tone="danger" small onClick={remove}>
                <Trash2 aria-hidden="true" /> Eliminar
              </Button>
            </div>
          </Hover>
          <Button ref={frameButton} tone="secondary" small onClick={() => setFraming(true)}>
            <Crop aria-hidden="true" /> Ajustar encuadre
          </Button>
        </Stack>
      ) : (
        <Drop
          $over={over}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            ref={chooser}
            type="file"
            accept={imageLimits.types.join(',')}
            aria-describedby={fault ? faultId : undefined}
            onChange={({ target }) => {
              void take(target.files?.[0])
              target.value = ''
            }}
          />
          <ImagePlus size={32} strokeWidth={1.5} aria-hidden="true" />
          Arrastra una foto aquí o haz clic para elegirla
          <span>JPG, PNG o WebP. Máximo 5MB.</span>
        </Drop>
      )}
      {fault && (
        <Fault id={faultId} role="alert">
          {fault}
        </Fault>
      )}
      {framing && framable && (
        <Suspense fallback={null}>
          <FrameDialog
            source={framable}
            onClose={() => setFraming(false)}
            onFramed={(framed, frames) => {
              onChange(framed, { ...framable, frames })
              setFraming(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
