import { Image as ImageIcon, ImageOff } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { imageLimits, type MediaStored, type OwnedEvent } from '../../../backend/events/contract.ts'
import { api, failureText } from '../../lib/api.ts'
import { upload } from '../../lib/upload.ts'
import { Button } from '../../ui/button.tsx'
import { Hint } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { space } from '../../ui/theme.ts'
import { toast } from '../../ui/use-toasts.ts'

const Stack = styled.div`
  display: grid;
  gap: ${space(2)};
`
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
  & > img { width: 100%; height: 100%; object-fit: cover; }
  &:has(> img) { place-items: stretch; place-content: stretch; }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`

type Props = { event: OwnedEvent; onSaved: (event: OwnedEvent) => void }

/** The cover photo: uploaded, replaced or removed at once, apart from the rest of the form. */
export function CoverEditor({ event, onSaved }: Props) {
  const [share, setShare] = useState<number | null>(null)
  const [broken, setBroken] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const url = event.coverImageUrl

  async function keep(coverImageUrl: string) {
    onSaved(await api.put<OwnedEvent>(`/api/events/${event.id}`, { coverImageUrl }))
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
    if (!imageLimits.types.some((type) => type === file.type))
      return refuse('Solo se admiten imágenes JPG, PNG o WebP')
    if (file.size > imageLimits.bytes) return refuse('La imagen supera el máximo de 5MB')
    setShare(0)
    void change(async () => keep((await upload<MediaStored>('/api/media', file, setShare)).url))
  }
  const refuse = (description: string) =>
    toast({ title: 'Error al actualizar', description, tone: 'destructive' })

  return (
    <Stack>
      <Frame>
        {url && broken !== url ? (
          <img src={url} alt="Foto de portada" onError={() => setBroken(url)} />
        ) : url ? (
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
      {share !== null && (
        <div role="status">
          Subiendo imagen...
          <Progress label="Progreso de la subida" value={Math.round(share * 100)} />
        </div>
      )}
      <Row>
        <Button tone="secondary" small busy={share !== null} onClick={() => input.current?.click()}>
          {url ? 'Cambiar foto' : 'Subir foto'}
        </Button>
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
    </Stack>
  )
}
