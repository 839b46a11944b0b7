import { Clipboard, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { ImportReport as Report } from '../../../../../domain/calls/guest-import.ts'
import { countText, figure } from '../../../../lib/count-text.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { Row, Stack } from '../../../../ui/layout.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { space } from '../../../../ui/theme.ts'
import { toast } from '../../../../ui/use-toasts.ts'
import { errorLines, errorsCsv, reportLead, reportTitle } from './report-lines.ts'
import { ReportTable } from './report-table.tsx'
import { UndoButton, UndoFailure, UndoneNote } from './undo-import.tsx'
import { useUndo } from './use-undo.ts'

const Title = styled.h2`
  font-size: ${({ theme }) => theme.size.displayMedium};
  line-height: 1.15;
  &:focus { outline: none; }
`
const SubTitle = styled.h3`font-size: ${({ theme }) => theme.size.displaySmall};`
const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(110px, 1fr));
  gap: ${space(2)};
  padding-block: ${space(2)};
  border-block: 1px solid ${({ theme }) => theme.color.mist};
  & dd { margin: 0; font-size: 1.75rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
  & dt { color: ${({ theme }) => theme.color.inkSoft}; }
`

type Props = {
  eventId: string
  report: Report
  fileName: string
  guestsPath: string
  onAgain: () => void
  /** The list is as it was before. */
  onUndone: () => void
}

/** The last move's result: what came in, what did not and why, the next step, and the way back. */
export function ImportReport({ eventId, report, fileName, guestsPath, onAgain, onUndone }: Props) {
  const { imported, people, updated, removed, duplicates, warnings, errors, unread, kept } = report
  const undo = useUndo(eventId, report.importId, onUndone)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const hasWritten = imported + updated + removed > 0
  const figures = [
    ['Invitaciones', imported],
    ['Personas', people],
    ['Cambiadas', updated],
    ['Borradas', removed],
    ['Ya estaban', duplicates.length],
    ['Avisos', warnings.length],
    ['Errores', errors.length],
  ] as const
  const copy = async () => {
    await navigator.clipboard.writeText(errorLines(report))
    toast({ title: 'Errores copiados', description: 'Pégalos en tu hoja de cálculo.' })
  }
  if (undo.undone)
    return (
      <Stack $gap={3} $items="start">
        <UndoneNote undone={undo.undone} />
        <Button onClick={onAgain}>Importar otra lista</Button>
      </Stack>
    )
  return (
    <Stack $gap={4}>
      <div role="status">
        <Title ref={title} tabIndex={-1}>
          {reportTitle(report)}
        </Title>
        <p>
          {reportLead(report)} <bdi>{fileName}</bdi>
        </p>
      </div>
      <UndoFailure {...undo} />
      <Numbers>
        {figures
          .filter(([, value], place) => place < 2 || value > 0)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure(value)}</dd>
            </div>
          ))}
      </Numbers>
      <Row $gap={1} $align="center" $spread>
        <Row $gap={1}>
          <LinkButton to={`${guestsPath}&enviar=invitaciones`}>Enviar invitaciones</LinkButton>
          <LinkButton tone="secondary" to={guestsPath}>
            Ver la lista
          </LinkButton>
          <Button tone="quiet" onClick={onAgain}>
            Importar otra lista
          </Button>
        </Row>
        {hasWritten && <UndoButton {...undo} />}
      </Row>
      {errors.length > 0 && (
        <Stack as="section" $gap={1}>
          <SubTitle>
            {countText(errors.length, 'fila que no ha entrado', 'filas que no han entrado')}
          </SubTitle>
          <Row $gap={1}>
            <Button tone="quiet" small onClick={() => void copy()}>
              <Clipboard aria-hidden="true" />
              Copiar errores
            </Button>
            <Button
              tone="quiet"
              small
              onClick={() =>
                saveFile(
                  new Blob([errorsCsv(report)], { type: 'text/csv;charset=utf-8' }),
                  'errores-importacion.csv',
                )
              }
            >
              <Download aria-hidden="true" />
              Descargar errores
            </Button>
          </Row>
          <ReportTable
            label="Filas con errores"
            head={['Fila', 'Invitado', 'Columna', 'Motivo']}
            rows={errors.map(({ row, name, column, message }) => [row, name || '—', column, message])}
          />
        </Stack>
      )}
      {warnings.length > 0 && (
        <Stack as="section" $gap={1}>
          <SubTitle>{countText(warnings.length, 'aviso', 'avisos')}</SubTitle>
          <p>Estos invitados sí se han importado; échales un vistazo.</p>
          <ReportTable
            label="Avisos"
            head={['Fila', 'Aviso']}
            rows={warnings.map(({ row, message }) => [row, message])}
          />
        </Stack>
      )}
      {kept.length > 0 && (
        <Stack as="section" $gap={1}>
          <SubTitle>Se han quedado como estaban</SubTitle>
          <ReportTable
            label="Se han quedado como estaban"
            head={['Invitación', 'Por qué']}
            rows={kept.map(({ name, reason }) => [name, reason])}
          />
        </Stack>
      )}
      {duplicates.length > 0 && (
        <Stack as="section" $gap={1}>
          <SubTitle>{countText(duplicates.length, 'ya estaba', 'ya estaban')}</SubTitle>
          <p>Están en tu lista, o dos veces iguales en el archivo. No se han añadido otra vez.</p>
          <ReportTable
            label="Invitados repetidos"
            head={['Fila', 'Nombre']}
            rows={duplicates.map(({ row, name }) => [row, name])}
          />
        </Stack>
      )}
      {unread.length > 0 && (
        <Stack as="section" $gap={1}>
          <SubTitle>No se ha leído</SubTitle>
          <ReportTable label="No se ha leído" head={['Qué']} rows={unread.map(({ message }) => [message])} />
        </Stack>
      )}
    </Stack>
  )
}
