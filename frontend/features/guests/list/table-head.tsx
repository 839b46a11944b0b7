import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Th } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type ColumnId, listColumns } from './columns.ts'
import { RowBox } from './row-cells.ts'
import type { GuestSort, SortKey } from './sort-guests.ts'
import type { useSelection } from './use-selection.ts'

const Head = styled(Th)`padding: 0 8px;`
const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 500;
  &:hover { color: ${({ theme }) => theme.color.ink}; }
  &:focus-visible { outline-offset: -2px; }
  & > svg { width: 14px; height: 14px; }
`

type Props = {
  columns: readonly ColumnId[]
  sort: GuestSort | null
  onSort: (sort: GuestSort | null) => void
  selection: ReturnType<typeof useSelection>
  /** How many the list shows. */
  shown: number
}

/** The headings: a press sorts, a second one turns the order round, a third one gives the list's own order back. */
export function TableHead({ columns, sort, onSort, selection, shown }: Props) {
  const all = useRef<HTMLInputElement>(null)
  const chosen = selection.chosen.length
  useEffect(() => {
    if (all.current) all.current.indeterminate = chosen > 0 && chosen < shown
  }, [chosen, shown])
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((id) => {
          const { label, sort: key } = listColumns[id]
          if (id === 'select')
            return (
              <Head key={id} scope="col">
                <RowBox
                  ref={all}
                  type="checkbox"
                  aria-label="Elegir a todos los que se muestran"
                  checked={chosen > 0 && chosen === shown}
                  onChange={() => (chosen === shown ? selection.clear() : selection.all())}
                />
              </Head>
            )
          if (!key)
            return (
              <Head key={id} scope="col" $numeric={id === 'actions'}>
                {id === 'bus' ? <VisuallyHidden>Transporte</VisuallyHidden> : label}
              </Head>
            )
          const isBy = sort?.key === key
          const Arrow = sort?.isDescending ? ArrowDown : ArrowUp
          return (
            <Head
              key={id}
              scope="col"
              aria-sort={isBy ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
            >
              <Sort type="button" onClick={() => onSort(next(sort, key))}>
                {label}
                {isBy && <Arrow aria-hidden="true" />}
              </Sort>
            </Head>
          )
        })}
      </tr>
    </thead>
  )
}

function next(sort: GuestSort | null, key: SortKey): GuestSort | null {
  if (sort?.key !== key) return { key, isDescending: false }
  return sort.isDescending ? null : { key, isDescending: true }
}
