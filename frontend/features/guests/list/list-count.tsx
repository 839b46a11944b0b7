import styled from 'styled-components'
import { countText, figure } from '../../../lib/count-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { space } from '../../../ui/theme.ts'
import { type GuestFilter, isFiltering, needNames } from './filter-guests.ts'

const Coming = styled.div`flex: 1 0 100%; padding-top: ${space(1.5)};`
const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0, 1)};
  min-height: 44px;
  color: ${({ theme }) => theme.color.inkSoft};
  font-variant-numeric: tabular-nums;
  & > button { flex: none; }
`

/** A list of which only a part has come: how many it holds, where that is known, and whether the rest is on its way. */
export type ListComing = { total: number | null; isOn: boolean }

type Props = {
  filter: GuestFilter
  shown: number
  /** How many of the list have come. */
  arrived: number
  coming: ListComing | null
  onClear: () => void
}

/** How many of the list are shown, and how much of it there is. */
export function ListCount({ filter, shown, arrived, coming, onClear }: Props) {
  return (
    <>
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
          <Button tone="quiet" small onClick={onClear}>
            Limpiar filtros
          </Button>
        )}
      </Count>
    </>
  )
}

/** 'Cargando 3.000 de 10.000…': how much of the list there is. */
function comingText({ total, isOn }: ListComing, arrived: number): string {
  const part = total === null ? figure(arrived) : `${figure(arrived)} de ${figure(Math.max(total, arrived))}`
  return isOn ? `Cargando ${part}…` : `Hay ${part}.`
}
