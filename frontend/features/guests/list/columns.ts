import type { PartyKey } from '../../../../domain/party/party-fields.ts'
import type { SortKey } from './sort-guests.ts'

/** How much room the table has: with addresses and dates, without them, or with the group under the name. */
export type TableRoom = 'wide' | 'usual' | 'tight'

/** The columns of the list, from the left. */
export const columnIds = [
  'select',
  'name',
  'group',
  'email',
  'phone',
  'seats',
  'status',
  'answered',
  'message',
  'restrictions',
  'bus',
  'actions',
] as const
export type ColumnId = (typeof columnIds)[number]

type Column = {
  label: string
  /** A CSS width by room; a room that is missing has no such column, 'auto' shares what is left. */
  width: Partial<Record<TableRoom, string>>
  sort?: SortKey
  /** The field that is edited in its cells. */
  edits?: PartyKey
}

export const listColumns: Record<ColumnId, Column> = {
  select: { label: 'Elegir', width: { wide: '36px', usual: '40px', tight: '40px' } },
  name: {
    label: 'Invitado',
    width: { wide: 'auto', usual: 'auto', tight: 'auto' },
    sort: 'name',
    edits: 'name',
  },
  group: { label: 'Grupo', width: { wide: '96px', usual: '110px' }, sort: 'group', edits: 'group' },
  email: { label: 'Email', width: { wide: '152px' }, edits: 'email' },
  phone: { label: 'Teléfono', width: { wide: '126px' }, edits: 'phone' },
  seats: {
    label: 'Plazas',
    width: { wide: '76px', usual: '80px', tight: '80px' },
    sort: 'seats',
    edits: 'maxGuests',
  },
  status: { label: 'Estado', width: { wide: '132px', usual: '132px', tight: '132px' }, sort: 'status' },
  answered: { label: 'Respondió', width: { wide: '84px', usual: '88px' }, sort: 'answered' },
  message: { label: 'Mensajes', width: { wide: '178px', usual: '178px', tight: '178px' }, sort: 'message' },
  restrictions: { label: 'Restricciones', width: { wide: '92px', usual: '100px', tight: '92px' } },
  bus: { label: 'Bus', width: { wide: '36px', usual: '40px', tight: '40px' } },
  actions: { label: 'Acciones', width: { wide: '196px', usual: '196px', tight: '196px' } },
}

/** The columns that a list shows. */
export const columnsFor = (room: TableRoom, hasBus: boolean): readonly ColumnId[] =>
  columnIds.filter((id) => listColumns[id].width[room] !== undefined && (id !== 'bus' || hasBus))
