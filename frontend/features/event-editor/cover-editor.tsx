import { Image as ImageIcon, ImageOff } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import styled from 'styled-components'
import { changeEvent, type OwnedEvent } from '../../../domain/calls/events.ts'
import { type CoverSource, findCoverSource, storeImage } from '../../../domain/calls/media.ts'
import { imageLimits } from '../../../domain/media/image-limits.ts'
import { CoverShapes } from '../../invitation/cover/cover-shapes.tsx'
import { refusalOf } from '../../invitation/cover/refusal-of.ts'
import { api, failureText } from '../../lib/api.ts'
import { upload } from '../../lib/upload.ts'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/field.tsx'
import { Row, Stack } from '../../ui/layout.ts'
import { Progress } from '../../ui/progress.tsx'
import { space } from '../../ui/theme.ts'
import { toast } from '../../ui/use-toasts.ts'

const FrameDialog = lazy(() => import('../../invitation/cover/frame-dialog.tsx'))

const Frame = styled.div`
  display: grid;
  place-items: center;
  place-content: center;
  gap: ${space(1)};
  max-width: 600px;
  aspect-ratio: 2 / 1;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.mist};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  color: ${({ theme }) => theme.color.inkSoft};
  text-align: center;
`

type Props = { event: OwnedEvent; onSaved: (event: OwnedEvent) => void }

/** The cover photo: saved at once when uploaded, replaced or removed, apart from the rest of the form. */
export function CoverEditor({ event, onSaved }: Props) {
  const [share, setShare] = useState<number | null>(null)
  const [broken, setBroken] = useState<string | null>(null)
  const [framing, setFraming] = useState<CoverSource | null>(null)
  const changeButton = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const url = event.coverImageUrl

  async function keep(coverImageUrl: string) {
    onSaved(await api.send(changeEvent, { params: { eventId: event.id }, payload: { coverImageUrl } }))
    toast({ title: 'Imagen actualizada' })
  }
  async function change(act: () => Promise<void>) {
    try {
      await act()
    } catch (error) {
      toast({ title: 'Error al actualizar', description: failureText(error), tone: 'destructive' })
    }
    setShare(null)
  }
  function choose(file: File | undefined) {
    if (!file) return
    const reason = refusalOf(file)
    if (reason) return toast({ title: 'Error al actualizar', description: reason, tone: 'destructive' })
    setShare(0)
    void change(async () => {
      const { url } = await upload(storeImage, {}, { file }, setShare)
      await keep(url)
      // The disabled button lost the focus, and the dialog would return it to the wrong element.
      requestAnimationFrame(() => {
        changeButton.current?.focus({ preventScroll: true })
        setFraming({ url, frames: null })
      })
    })
  }
  const frame = () =>
    void change(async () => setFraming(await api.send(findCoverSource, { params: { eventId: event.id } })))

  return (
    <Stack $gap={2}>
      {url && broken !== url ? (
        <CoverShapes url={url} onError={() => setBroken(url)} />
      ) : (
        <Frame>
          {url ? (
            <>
              <ImageOff aria-hidden="true" />
              <p role="alert">La imagen no se puede mostrar. Sube otra o quítala.</p>
            </>
          ) : (
            <>
              <ImageIcon aria-hidden="true" />
              <p>Sin foto de portada</p>
            </>
          )}
        </Frame>
      )}
      {share !== null && (
        <div role="status">
          Subiendo imagen...
          <Progress label="Progreso de la subida" value={Math.round(share * 100)} />
        </div>
      )}
      <Row $gap={1}>
        <Button
          ref={changeButton}
          tone="secondary"
          small
          busy={share !== null}
          onClick={() => input.current?.click()}
        >
          {url ? 'Cambiar foto' : 'Subir foto'}
        </Button>
        {url?.startsWith('/media/') && broken !== url && (
          <Button tone="secondary" small disabled={share !== null} onClick={frame}>
            Ajustar encuadre
          </Button>
        )}
        {url && (
          <Button tone="quiet" small onClick={() => void change(() => keep(''))}>
            Quitar foto
          </Button>
        )}
      </Row>
      <Hint>Recomendado: al menos 1200x600, JPG, PNG o WebP, unos 2MB como máximo.</Hint>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Foto de portada"
        accept={imageLimits.types.join(',')}
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
        }}
      />
      {framing && (
        <Suspense fallback={null}>
          <FrameDialog
            source={framing}
            onClose={() => setFraming(null)}
            onFramed={(framed) => {
              setFraming(null)
              void change(() => keep(framed))
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}
