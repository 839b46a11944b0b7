import { ImagePlus, Trash2 } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { imageLimits } from '../../../backend/events/contract.ts'
import { failureText } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { space } from '../../ui/theme.ts'
import { refusalOf, uploadCover } from './upload-cover.ts'

const Drop = styled.label<{ $over: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  gap: ${space(1)};
  min-height: 260px;
  padding: ${space(4, 2)};
  border: 1px dashed ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme, $over }) => ($over ? theme.color.accentWash : theme.color.sheet)};
  text-align: center;
  cursor: pointer;
  &:hover { border-color: ${({ theme }) => theme.color.ink}; }
  &:focus-within { outline: 2px solid ${({ theme }) => theme.color.accentDeep}; outline-offset: 3px; }
  input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: inherit; }
  span { color: ${({ theme }) => theme.color.inkSoft}; font-size: ${({ theme }) => theme.size.small}; }
`
const Picture = styled.figure`
  position: relative;
  justify-self: center;
  overflow: hidden;
  width: min(100%, 320px);
  aspect-ratio: 3 / 4;
  background: ${({ theme }) => theme.color.mist};
  img { width: 100%; height: 100%; object-fit: cover; }
  figcaption {
    position: absolute;
    inset: auto 0 0;
    display: grid;
    justify-items: center;
    padding: ${space(6, 2, 2)};
    background: linear-gradient(transparent, rgb(0 0 0 / 0.55));
    opacity: 0;
    transition: opacity ${({ theme }) => theme.motion.fast};
  }
  &:hover figcaption, &:focus-within figcaption { opacity: 1; }
  @media (hover: none) { figcaption { opacity: 1; } }
  figcaption button { background: ${({ theme }) => theme.color.sheet}; }
`
const Waiting = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: center;
  min-height: 260px;
  padding: ${space(4)};
  border: 1px solid ${({ theme }) => theme.color.mist};
  background: ${({ theme }) => theme.color.sheet};
  text-align: center;
`
const Fault = styled.p`
  color: ${({ theme }) => theme.color.wine};
  text-align: center;
`

type Props = { url: string | null; error?: string; onChange: (url: string | null) => void }

/** The cover photo: dropped or chosen, uploaded with its progress, shown, deleted; refused with the reason. */
export function CoverUpload({ url, error, onChange }: Props) {
  const [share, setShare] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const upload = useRef<AbortController>(undefined)
  const faultId = useId()
  useEffect(() => () => upload.current?.abort(), [])

  const take = async (file: File | undefined) => {
    if (!file) return
    const reason = refusalOf(file)
    setRefusal(reason)
    if (reason) return
    upload.current = new AbortController()
    setShare(0)
    try {
      onChange((await uploadCover(file, setShare, upload.current.signal)).url)
    } catch (failure) {
      setRefusal(failureText(failure))
    } finally {
      setShare(null)
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }
  const fault = refusal ?? error
  return (
    <>
      {share !== null ? (
        <Waiting role="status">
          Subiendo imagen...
          <Progress value={share} max={1} label="Subida de la imagen" />
        </Waiting>
      ) : url ? (
        <Picture>
          <img src={url} alt="Tu foto de portada" />
          <figcaption>
            <Button tone="danger" small onClick={() => onChange(null)}>
              <Trash2 aria-hidden="true" /> Eliminar
            </Button>
          </figcaption>
        </Picture>
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
            type="file"
            accept={imageLimits.types.join(',')}
            aria-describedby={fault ? faultId : undefined}
            onChange={({ target }) => {
              void take(target.files?.[0])
              target.value = ''
            }}
          />
          <ImagePlus size={32} aria-hidden="true" />
          Arrastra una foto aquí o haz clic para elegirla
          <span>JPG, PNG o WebP. Máximo 5MB.</span>
        </Drop>
      )}
      {fault && (
        <Fault id={faultId} role="alert">
          {fault}
        </Fault>
      )}
    </>
  )
}
