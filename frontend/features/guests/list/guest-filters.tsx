import styled from 'styled-components'
import type { GuestStatus } from '../../../../domain/party/guest-status.ts'
import { countText, figure } from '../../../lib/count-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Progress } from '../../../ui/progress.tsx'
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
const Coming = styled.div`padding-top: ${space(1.5)};`
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

/** A list of which only a part has come: how many it holds, where that is known, and whether the rest is on its way. */
export type ListComing = { total: number | null; isOn: boolean }

type Props = {
  filter: GuestFilter
  onFilter: (filter: GuestFilter) => void
  groups: readonly string[]
  shown: number
  /** How many of the list have come. */
  arrived: number
  coming: ListComing | null
}

/** Search, status and group filters, and the number of matches. */
export function GuestFilters({ filter, onFilter, groups, shown, arrived, coming }: Props) {
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
      {coming?.isOn && (
        <Coming>
          <Progress label="Carga de la lista" value={coming.total && arrived} max={coming.total ?? 1} />
        </Coming>
      )}
      <Count>
        <span role="status">
          {coming
            ? comingText(coming, arrived)
            : `Mostrando ${figure(shown)} de ${figure(arrived)}${filter.need ? `: ${needNames[filter.need]}` : ''}`}
          {coming && isFiltering(filter) && ` De momento, ${countText(shown, 'coincide', 'coinciden')}.`}
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

/** 'Cargando 3.000 de 10.000…': how much of the list there is. */
function comingText({ total, isOn }: ListComing, arrived: number): string {
  const part = total === null ? figure(arrived) : `${figure(arrived)} de ${figure(Math.max(total, arrived))}`
  return isOn ? `Cargando ${part}…` : `Hay ${part}.`
}
