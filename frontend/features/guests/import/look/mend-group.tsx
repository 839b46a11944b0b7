import type { CellPlace } from '../../../../../domain/party/import/list-reading.ts'
import { countText } from '../../../../lib/count-text.ts'
import { Part, PartTitle } from './layout.ts'
import { MendCell } from './mend-cell.tsx'
import { MoreLines } from './more-lines.tsx'
import type { ShownGroup } from './shown-problems.ts'

/** What the cell is, what a group of them is called, and what it says when nothing is left to mend. */
const words = {
  name: { field: 'Nombre', one: 'nombre', many: 'nombres', done: 'Nombres corregidos' },
  seats: { field: 'Plazas', one: 'número de plazas', many: 'números de plazas', done: 'Plazas corregidas' },
  text: { field: 'Texto', one: 'texto', many: 'textos', done: 'Textos corregidos' },
  phone: { field: 'Teléfono', one: 'teléfono', many: 'teléfonos', done: 'Teléfonos corregidos' },
  email: { field: 'Email', one: 'email', many: 'emails', done: 'Emails corregidos' },
} as const satisfies Record<ShownGroup['kind'], Record<'field' | 'one' | 'many' | 'done', string>>

/** More would push the list out of a phone's sight. */
const mostAtFirst = 5

type Props = {
  group: ShownGroup
  hasSheets: boolean
  nameOf: (place: CellPlace) => string | undefined
  onMend: (kind: ShownGroup['kind'], place: CellPlace, own: string, value: string) => void
  onLeaveOut: (kind: ShownGroup['kind'], place: CellPlace, isOut: boolean) => void
}

/** The cells that are mended in the same way, each in its place. */
export function MendGroup({ group, hasSheets, nameOf, onMend, onLeaveOut }: Props) {
  const { kind, message, cells, wrong } = group
  const { field, one, many, done } = words[kind]
  const title = wrong > 0 ? `${countText(wrong, one, many)} por corregir` : done
  return (
    <Part>
      <div>
        <PartTitle>{title}</PartTitle>
        {wrong > 0 && <p>{message}.</p>}
      </div>
      <MoreLines items={cells} label={title} first={mostAtFirst}>
        {(cell) => (
          <li key={cell.key}>
            <MendCell
              cell={cell}
              field={field}
              whose={kind === 'name' ? undefined : nameOf(cell.place)}
              hasSheets={hasSheets}
              onMend={(place, value) => onMend(kind, place, cell.place.text, value)}
              onLeaveOut={(place, isOut) => onLeaveOut(kind, place, isOut)}
            />
          </li>
        )}
      </MoreLines>
    </Part>
  )
}
