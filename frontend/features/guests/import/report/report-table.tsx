import styled from 'styled-components'
import { countText } from '../../../../lib/count-text.ts'
import { Table, TableScroll, Td, Th } from '../../../../ui/table.tsx'

/** Lines on the screen; the downloaded list has all. */
const mostLines = 200

const Bounded = styled(TableScroll)`
  max-height: 420px;
  overflow: auto;
`

type Props = { label: string; head: readonly string[]; rows: readonly (readonly (string | number)[])[] }

/** Lines of a report, the first two hundred of them. */
export function ReportTable({ label, head, rows }: Props) {
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
                <Td key={head[column]} dir="auto">
                  {cell}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length > mostLines && <p>Y {countText(rows.length - mostLines, 'fila más', 'filas más')}.</p>}
    </Bounded>
  )
}
