import { Check, RotateCcw, UserMinus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import styled from 'styled-components'
import type { CellPlace } from '../../../../../domain/party/import/list-reading.ts'
import { Button } from '../../../../ui/button.tsx'
import { Input } from '../../../../ui/input.tsx'
import { space } from '../../../../ui/theme.ts'
import { Soft } from './layout.ts'
import type { ShownCell } from './shown-problems.ts'

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(150px, auto);
  gap: ${space(1, 2)};
  align-items: center;
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr) auto; }
`
const Whose = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  ${({ theme }) => theme.media.phone} { grid-column: 1 / -1; }
`
const Settled = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  color: ${({ theme }) => theme.color.sageDeep};
  font-size: ${({ theme }) => theme.size.small};
  & > svg { width: 16px; height: 16px; }
`

type Props = {
  cell: ShownCell
  /** The field that the cell is about: 'Teléfono'. */
  field: string
  whose: string | undefined
  /** Of several sheets, the row's own is named. */
  hasSheets: boolean
  onMend: (place: CellPlace, value: string) => void
  onLeaveOut: (place: CellPlace, isOut: boolean) => void
}

/** One cell that is wrong, in an input of its own: Enter goes on to the next one, Escape takes the typing back. */
export function MendCell({ cell, field, whose, hasSheets, onMend, onLeaveOut }: Props) {
  const { place, state } = cell
  const [typed, setTyped] = useState(cell.value)
  useEffect(() => setTyped(cell.value), [cell.value])
  const where = `${hasSheets ? `${place.sheet}, fila` : 'Fila'} ${place.row}`
  const isOut = state === 'out'
  const commit = () => {
    if (typed.trim() !== cell.value) onMend(place, typed.trim())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(cell.value)
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit()
    nextInput(event.currentTarget)?.focus()
  }
  return (
    <Line>
      <Whose>
        <Soft>{where}</Soft>
        {whose && (
          <div>
            <bdi>{whose}</bdi>
          </div>
        )}
      </Whose>
      {place.index === null || isOut ? (
        <span dir="auto">{cell.value}</span>
      ) : (
        <Input
          data-mend
          dir="auto"
          aria-label={`${field}${whose ? ` de ${whose}` : ''}, ${where.toLowerCase()}`}
          aria-invalid={state === 'wrong' || undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
      )}
      {state === 'mended' ? (
        <Settled>
          <Check aria-hidden="true" />
          Corregido
        </Settled>
      ) : (
        <Button
          tone="quiet"
          small
          aria-label={`${isOut ? 'Incluir' : 'Dejar fuera'} la ${where.toLowerCase()}`}
          onClick={() => onLeaveOut(place, !isOut)}
        >
          {isOut ? <RotateCcw aria-hidden="true" /> : <UserMinus aria-hidden="true" />}
          {isOut ? 'Incluir' : 'Dejar fuera'}
        </Button>
      )}
    </Line>
  )
}

/** The input of the next cell to mend, wherever its group stands. */
function nextInput(input: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('[data-mend]')]
  return all[all.indexOf(input) + 1]
}
