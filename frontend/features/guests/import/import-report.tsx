import { Clipboard, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ImportReport as Report } from '../../../../domain/calls/guest-import.ts'
import { countText, figure } from '../../../lib/count-text.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Row, Stack } from '../../../ui/layout.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Table, TableScroll, Td, Th } from '../../../ui/table.tsx'
import { space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { errorLines, errorsCsv, reportTitle } from './report-lines.ts'

/** Lines on the screen; the downloaded list has all. */
const mostLines = 200

const Title = styled.h2`
  font-size: ${({ theme }) => theme.size.displayMedium};
  &:focus { outline: none; }
`
const SubTitle = styled.h3`font-size: ${({ theme }) => theme.size.displaySmall};`
const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${space(2)};
  padding-block: ${space(2)};
  border-block: 1px solid ${({ theme }) => theme.color.mist};
  & dd { margin: 0; font-size: 1.75rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
  & dt { color: ${({ theme }) => theme.color.inkSoft}; }
`
const Bounded = styled(TableScroll)`
  max-height: 420px;
  overflow: auto;
`

type Props = { report: Report; fileName: string; guestsPath: string; onAgain: () => void }

/** The result of an import: imported and refused rows, and where to correct them. */
export function ImportReport({ report, fileName, guestsPath, onAgain }: Props) {
  const { imported, duplicates, warnings, errors } = report
  const copy = async () => {
    await navigator.clipboard.writeText(errorLines(report))
    toast({ title: 'Errores copiados', description: 'Pégalos en tu hoja de cálculo.' })
  }
  return (
    <Stack $gap={4}>
      <div role="status">
        <Title>{reportTitle(report)}</Title>
        <p>
          {fileName}
          {errors.length > 0 &&
            '. Las filas con errores no se han importado: corrígelas en tu Excel y vuelve a subirlo entero, que nadie se repite.'}
        </p>
      </div>
      <Numbers>
        <Figure name="Importados" value={imported} />
        <Figure name="Ya estaban" value={duplicates.length} />
        <Figure name="Avisos" value={warnings.length} />
        <Figure name="Errores" value={errors.length} />
      </Numbers>
      <Row $gap={1}>
        <LinkButton to={guestsPath}>Ver la lista de invitados</LinkButton>
        <Button tone="secondary" onClick={onAgain}>
          Importar otro archivo
        </Button>
      </Row>
      {errors.length > 0 && (
        <Stack as="section" $gap={1}>
          <SubTitle>{countText(errors.length, 'error', 'errores')}</SubTitle>
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
          <Lines
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
          <Lines
            label="Avisos"
            head={['Fila', 'Aviso']}
            rows={warnings.map(({ row, message }) => [row, message])}
          />
        </Stack>
      )}
      {duplicates.length > 0 && (
        <Stack as="section" $gap={1}>
          <SubTitle>{countText(duplicates.length, 'invitado repetido', 'invitados repetidos')}</SubTitle>
          <p>Ya estaban en tu lista o aparecen dos veces en el archivo. No se han añadido otra vez.</p>
          <Lines
            label="Invitados repetidos"
            head={['Fila', 'Nombre']}
            rows={duplicates.map(({ row, name }) => [row, name])}
          />
        </Stack>
      )}
    </Stack>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{figure(value)}</dd>
    </div>
  )
}

function Lines({
  label,
  head,
  rows,
}: {
  label: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}) {
  return (
    <Bounded role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {head.map((name) => (
              <Th key={name} scope="col">
                {name}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostLines).map((cells, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes
            <tr key={place}>
              {cells.map((cell, column) => (
                <Td key={head[column]}>{cell}</Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > mostLines && <p>Y {countText(rows.length - mostLines, 'fila más', 'filas más')}.</p>}
    </Bounded>
  )
}
