import { type GuestStatus, statusNames } from '../../../domain/party/guest-status.ts'

/** A party with its RSVP as the export writes it; lists are already joined as text. */
export type ExportRow = {
  name: string
  group: string
  email: string | null
  /** E.164. */
  phone: string | null
  maxGuests: number
  status: GuestStatus
  confirmedGuests: number
  guestNames: string[]
  dietaryRestrictions: string | null
  /** The chosen menus, one for each person; each menu has a column. */
  menus: string[]
  needsBusTransport: boolean
  busComments: string | null
  comments: string | null
  notes: string | null
  /** URL of the party's invitation. */
  link: string
}

type ExportColumn = {
  header: string
  /** In characters, as spreadsheets measure columns. */
  width: number
  value: (guest: ExportRow) => string | number | null
}

const answered = ({ status }: ExportRow) => status === 'confirmed'

/**
 * The columns of the export in order, with a number column for each menu; the import knows these headers, so that the
 * file comes back as the same parties.
 */
export const exportColumns = (menus: readonly string[]): readonly ExportColumn[] => [
  { header: 'Nombre', width: 32, value: ({ name }) => name },
  { header: 'Grupo', width: 20, value: ({ group }) => group },
  { header: 'Email', width: 32, value: ({ email }) => email },
  { header: 'Teléfono', width: 16, value: ({ phone }) => phone },
  { header: 'Máximo de invitados', width: 20, value: ({ maxGuests }) => maxGuests },
  { header: 'Estado', width: 13, value: ({ status }) => statusNames[status] },
  { header: 'Asistentes', width: 11, value: ({ confirmedGuests }) => confirmedGuests },
  { header: 'Nombres de asistentes', width: 40, value: ({ guestNames }) => listed(guestNames) },
  { header: 'Intolerancias', width: 28, value: ({ dietaryRestrictions }) => dietaryRestrictions },
  ...menus.map((menu) => ({
    header: `Menú: ${menu}`,
    width: 16,
    value: (guest: ExportRow) => guest.menus.filter((chosen) => chosen === menu).length || null,
  })),
  {
    header: 'Autobús',
    width: 10,
    value: (guest) => (answered(guest) ? (guest.needsBusTransport ? 'Sí' : 'No') : null),
  },
  { header: 'Comentarios autobús', width: 28, value: ({ busComments }) => busComments },
  { header: 'Comentarios', width: 40, value: ({ comments }) => comments },
  { header: 'Notas', width: 40, value: ({ notes }) => notes },
  { header: 'Enlace', width: 48, value: ({ link }) => link },
]

const listed = (names: string[]) => names.filter((name) => name.trim() !== '').join(', ') || null
