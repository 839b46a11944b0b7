import styled from 'styled-components'
import type { AdvancedStatistics } from '../../../domain/calls/statistics.ts'
import { figure } from '../../lib/count-text.ts'
import { Table, TableScroll, Td, Th } from '../../ui/table.tsx'
import { space } from '../../ui/theme.ts'

const Wide = styled.span`${({ theme }) => theme.media.phone} { display: none; }`
const Narrow = styled.span`
  display: none;
  ${({ theme }) => theme.media.phone} { display: inline; }
`
const Fitted = styled(Table)`
  ${({ theme }) => theme.media.phone} {
    & th, & td { padding-inline: 0 ${space(1)}; }
    & th:last-child, & td:last-child { padding-right: 0; }
  }
`
const columns = [
  { wide: 'Confirmados', narrow: 'Sí' },
  { wide: 'No asisten', narrow: 'No' },
  { wide: 'Pendientes', narrow: 'Faltan' },
  { wide: 'Personas', narrow: 'Personas' },
] as const

/** RSVPs by group. */
export function GroupTable({ groups }: { groups: AdvancedStatistics['byGroup'] }) {
  return (
    <TableScroll role="region" aria-label="Respuestas por grupo" tabIndex={0}>
      <Fitted>
        <thead>
          <tr>
            <Th scope="col">Grupo</Th>
            {columns.map(({ wide, narrow }) => (
              <Th key={wide} scope="col" $numeric>
                <Wide>{wide}</Wide>
                <Narrow>{narrow}</Narrow>
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ group, confirmed, declined, pending, people }) => (
            <tr key={group}>
              <Td>{group}</Td>
              <Td $numeric>{figure(confirmed)}</Td>
              <Td $numeric>{figure(declined)}</Td>
              <Td $numeric>{figure(pending)}</Td>
              <Td $numeric>{figure(people)}</Td>
            </tr>
          ))}
        </tbody>
      </Fitted>
    </TableScroll>
  )
}
