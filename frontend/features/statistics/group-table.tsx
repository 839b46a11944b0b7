import type { AdvancedStatistics } from '../../../backend/statistics/contract.ts'
import { figure } from '../../lib/count-text.ts'
import { Table, TableScroll, Td, Th } from '../../ui/table.tsx'

/** Each group's answers. */
export function GroupTable({ groups }: { groups: AdvancedStatistics['byGroup'] }) {
  return (
    <TableScroll role="region" aria-label="Respuestas por grupo" tabIndex={0}>
      <Table>
        <thead>
          <tr>
            <Th scope="col">Grupo</Th>
            <Th scope="col" $numeric>
              Confirmados
            </Th>
            <Th scope="col" $numeric>
              No asisten
            </Th>
            <Th scope="col" $numeric>
              Pendientes
            </Th>
            <Th scope="col" $numeric>
              Personas
            </Th>
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
      </Table>
    </TableScroll>
  )
}
