import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../ui/button.tsx'
import { space } from '../../../ui/theme.ts'

const Zone = styled.div<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${space(1.5)};
  padding: ${space(6, 3)};
  border: 1px dashed ${({ theme, $over }) => ($over ? theme.color.accentDeep : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme, $over }) => ($over ? theme.color.accentWash : theme.color.sheet)};
  text-align: center;
  & > svg { width: 40px; height: 40px; color: ${({ theme }) => theme.color.accentDeep}; stroke-width: 1; }
  & > p { color: ${({ theme }) => theme.color.inkSoft}; }
`

type Props = { onFile: (file: File) => void }

/** A drop zone for one spreadsheet. */
export function DropZone({ onFile }: Props) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <Zone
      $over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileSpreadsheet aria-hidden="true" />
      <p>Arrastra aquí tu lista de Excel, o elígela en tu equipo.</p>
      <Button onClick={() => input.current?.click()}>Elegir archivo</Button>
      <p>
        .xlsx o .xls, hasta 5 MB. Solo el nombre es obligatorio; las columnas pueden ir en cualquier orden.
      </p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Archivo de Excel"
        accept=".xlsx,.xls"
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </Zone>
  )
}
