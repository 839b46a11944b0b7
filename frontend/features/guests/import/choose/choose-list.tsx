import { type ReactNode, useCallback, useRef, useState } from 'react'
import styled from 'styled-components'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { space } from '../../../../ui/theme.ts'
import type { ListSource } from '../list-source.ts'
import { acceptedFiles, adviceFor } from './file-advice.ts'
import { ListDrawing } from './list-drawing.tsx'
import { PasteBox } from './paste-box.tsx'
import { TemplateDownload } from './template-download.tsx'
import { useListDrop } from './use-list-drop.ts'

const Zone = styled.section<{ $over: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  gap: ${space(5, 8)};
  align-items: center;
  padding: ${space(7, 7)};
  border: 1px dashed ${({ theme, $over }) => ($over ? theme.color.accentDeep : theme.color.line)};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme, $over }) => ($over ? theme.color.accentWash : theme.color.sheet)};
  transition: background ${({ theme }) => theme.motion.fast};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(4, 3)};
  }
`
const Lead = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  & h2 { font-size: ${({ theme }) => theme.size.displayMedium}; line-height: 1.1; }
  & p { max-width: 44ch; color: ${({ theme }) => theme.color.inkSoft}; }
`

type Props = {
  /** Why the last list was not taken. */
  refusal: ReactNode
  onSource: (source: ListSource) => void
}

/** The first move: a list is dropped anywhere, chosen or pasted. */
export function ChooseList({ refusal, onSource }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [advice, setAdvice] = useState<string | null>(null)
  const take = useCallback(
    (files: FileList | null) => {
      const file = files?.[0]
      if (!file) return
      const text = (files?.length ?? 0) > 1 ? 'Sube los archivos de uno en uno.' : adviceFor(file)
      setAdvice(text)
      if (text === null) onSource({ file })
    },
    [onSource],
  )
  const isOver = useListDrop(take, onSource)
  return (
    <Stack $gap={3}>
      {advice === null ? (
        refusal
      ) : (
        <Banner tone="bad" title="Este archivo no se puede leer como lista">
          {advice}
        </Banner>
      )}
      <Zone $over={isOver} aria-label="Trae tu lista">
        <Lead>
          <ListDrawing />
          <h2>{isOver ? 'Suéltala aquí' : 'Trae tu lista, tal como está'}</h2>
          <p>
            Arrastra aquí tu archivo o elígelo: Excel, LibreOffice, Google Sheets o CSV, con las columnas que
            tenga. Antes de importar verás cómo queda.
          </p>
          <Button onClick={() => input.current?.click()}>Elegir archivo</Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Archivo con la lista"
            accept={acceptedFiles}
            onChange={(event) => {
              take(event.target.files)
              event.target.value = ''
            }}
          />
        </Lead>
        <PasteBox onSource={onSource} />
      </Zone>
      <TemplateDownload />
    </Stack>
  )
}
