import { type GuestNeed, guestNeeds } from '../../../domain/sending/guest-needs.ts'

/** The four tabs; the value stands in the address as `?tab=`. */
export const dashboardTabs = [
  { value: 'guests', label: 'Invitados' },
  { value: 'stats', label: 'Estadísticas' },
  { value: 'import', label: 'Importar' },
  { value: 'edit', label: 'Editar evento' },
] as const
export type DashboardTab = (typeof dashboardTabs)[number]['value']

/** How the rows that wait for something are named in the address, as `&lista=`. */
export const listNames = {
  invitation: 'por-invitar',
  whatsapp: 'por-whatsapp',
  address: 'por-corregir',
  reminder: 'por-recordar',
  contact: 'sin-contacto',
} as const satisfies Record<GuestNeed, string>

/** Which of them an address names; null = all. */
export const listOf = (search: URLSearchParams): GuestNeed | null =>
  guestNeeds.find((need) => listNames[need] === search.get('lista')) ?? null

/** The tab an address names; the guest list when it names none. */
export const tabOf = (search: URLSearchParams): DashboardTab =>
  dashboardTabs.find(({ value }) => value === search.get('tab'))?.value ?? 'guests'
