import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { type GuestStatus, guestStatuses } from '../../../../domain/party/guest-status.ts'
import { figure } from '../../../lib/count-text.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { space } from '../../../ui/theme.ts'
import type { GuestCounts } from './count-guests.ts'
import type { GuestFilter } from './filter-guests.ts'
import { messageStateNames, messageStates } from './message-state.ts'
import { type GuestSort, sortKeys } from './sort-guests.ts'

/** The place of the search, for the key that leads to it. */
export const searchId = 'guest-search'

const Line = styled.search<{ $selects: number }>`
  display: grid;
  grid-template-columns: minmax(180px, 1fr) repeat(${({ $selects }) => $selects}, minmax(0, 190px));
  gap: ${space(1)};
  align-items: center;
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :first-child { grid-column: 1 / -1; }
    & button { padding-inline: ${space(1.25)}; }
  }
`
const Find = styled.div`
  display: flex;
  gap: ${space(1)};
  min-width: 0;
`

const statusFilters: Record<GuestStatus, string> = {
  confirmed: 'Confirmados',
  pending: 'Pendientes',
  declined: 'No asisten',
}
const orderNames = {
  name: 'Nombre',
  group: 'Grupo',
  seats: 'Plazas',
  status: 'Estado',
  message: 'Mensajes',
  answered: 'Última respuesta',
} as const satisfies Record<(typeof sortKeys)[number], string>

type Props = {
  filter: GuestFilter
  onType: (text: string) => void
  onFilter: (change: Partial<GuestFilter>) => void
  counts: GuestCounts
  /** The order, where no column shows it. */
  order: { sort: GuestSort | null; onSort: (sort: GuestSort | null) => void } | null
}

const counted = (label: string, count: number | undefined) => `${label} (${figure(count ?? 0)})`

/** Search and filters, each choice with its number. */
export function GuestFilters({ filter, onType, onFilter, counts, order }: Props) {
  const isPhone = useMedia('(max-width: 639px)')
  const [isOpen, setOpen] = useState(false)
  const active = [filter.status !== 'all', filter.group !== null, filter.message !== null].filter(
    Boolean,
  ).length
  return (
    <Line $selects={order ? 4 : 3}>
      <Find>
        <Input
          id={searchId}
          type="search"
          aria-label="Buscar invitados"
          aria-keyshortcuts="/"
          placeholder="Buscar por nombre, email o teléfono"
          value={filter.search}
          onChange={(event) => onType(event.target.value)}
        />
        {isPhone && (
          <Button tone="secondary" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <SlidersHorizontal aria-hidden="true" />
            Filtros{active > 0 && ` (${active})`}
          </Button>
        )}
      </Find>
      {(!isPhone || isOpen) && (
        <>
          <Select
            label="Filtrar por estado"
            options={[
              { value: 'all', label: 'Todos los estados' },
              ...guestStatuses.map((status) => ({
                value: status,
                label: counted(statusFilters[status], counts.status.get(status)),
              })),
            ]}
            value={filter.status}
            onValueChange={(status) => onFilter({ status: status as GuestFilter['status'] })}
          />
          <Select
            label="Filtrar por grupo"
            options={[
              { value: 'all', label: 'Todos los grupos' },
              ...groupsWith(filter.group, counts.group).map(([group, count]) => ({
                value: `=${group}`,
                label: counted(group, count),
              })),
            ]}
            value={filter.group === null ? 'all' : `=${filter.group}`}
            onValueChange={(value) => onFilter({ group: value === 'all' ? null : value.slice(1) })}
          />
          <Select
            label="Filtrar por mensajes"
            options={[
              { value: 'all', label: 'Todos los mensajes' },
              ...messageStates
                .filter((state) => counts.message.has(state) || filter.message === state)
                .map((state) => ({
                  value: state,
                  label: counted(messageStateNames[state], counts.message.get(state)),
                })),
            ]}
            value={filter.message ?? 'all'}
            onValueChange={(value) =>
              onFilter({ message: messageStates.find((state) => state === value) ?? null })
            }
          />
          {order && (
            <Select
              label="Ordenar"
              options={[
                { value: 'none', label: 'Orden de llegada' },
                ...sortKeys.map((key) => ({ value: key, label: `Por ${orderNames[key].toLowerCase()}` })),
              ]}
              value={order.sort?.key ?? 'none'}
              onValueChange={(value) => {
                const key = sortKeys.find((one) => one === value)
                order.onSort(key ? { key, isDescending: key === 'answered' } : null)
              }}
            />
          )}
        </>
      )}
    </Line>
  )
}

/** The groups of the list; the one of a link is among them although it has nobody any more. */
const groupsWith = (group: string | null, counts: GuestCounts['group']): [string, number][] =>
  group === null || counts.has(group) ? [...counts] : [...counts, [group, 0]]
