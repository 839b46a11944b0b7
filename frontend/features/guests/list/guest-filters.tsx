import styled from 'styled-components'
import type { GuestStatus } from '../../../../domain/party/guest-status.ts'
import { figure } from '../../../lib/count-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { space } from '../../../ui/theme.ts'
import { type GuestFilter, isFiltering, needNames, noFilter } from './filter-guests.ts'

const Line = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 190px 190px;
  gap: ${space(1.5)};
  align-items: center;
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr);
    gap: ${space(1)};
    & button { padding-inline: ${space(1.25)}; }
    & > :first-child { grid-column: 1 / -1; }
  }
`
const Count = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  color: ${({ theme }) => theme.color.inkSoft};
  font-variant-numeric: tabular-nums;
  & > button { flex: none; }
`

const statuses: { value: GuestStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'Todos los estados' },
  { value: 'confirmed', label: 'Confirmados' },
  { value: 'pending', label: 'Pendientes' },
  { value: 'declined', label: 'No asisten' },
]

type Props = {
  filter: GuestFilter
  onFilter: (filter: GuestFilter) => void
  groups: readonly string[]
  shown: number
  total: number
}

/** Search, status and group filters, and the number of matches. */
export function GuestFilters({ filter, onFilter, groups, shown, total }: Props) {
  const part = (change: Partial<GuestFilter>) => onFilter({ ...filter, ...change })
  return (
    <div>
      <Line>
        <Input
          type="search"
          aria-label="Buscar invitados"
          placeholder="Buscar por nombre, email o teléfono"
          value={filter.search}
          onChange={(event) => part({ search: event.target.value })}
        />
        <Select
          label="Filtrar por estado"
          options={statuses}
          value={filter.status}
          onValueChange={(status) => part({ status: status as GuestFilter['status'] })}
        />
        <Select
          label="Filtrar por grupo"
          options={[
            { value: 'all', label: 'Todos los grupos' },
            ...groups.map((group) => ({ value: `=${group}`, label: group })),
          ]}
          value={filter.group === null ? 'all' : `=${filter.group}`}
          onValueChange={(value) => part({ group: value === 'all' ? null : value.slice(1) })}
        />
      </Line>
      <Count>
        <span role="status">
          Mostrando {figure(shown)} de {figure(total)}
          {filter.need && `: ${needNames[filter.need]}`}
        </span>
        {isFiltering(filter) && (
          <Button tone="quiet" small onClick={() => onFilter(noFilter)}>
            Limpiar filtros
          </Button>
        )}
      </Count>
    </div>
  )
}
