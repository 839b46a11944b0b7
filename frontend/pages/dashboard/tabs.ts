/** The four tabs; the value stands in the address as `?tab=`. */
export const dashboardTabs = [
  { value: 'guests', label: 'Invitados' },
  { value: 'stats', label: 'Estadísticas' },
  { value: 'import', label: 'Importar' },
  { value: 'edit', label: 'Editar evento' },
] as const
export type DashboardTab = (typeof dashboardTabs)[number]['value']

/** The tab an address names; the guest list when it names none. */
export const tabOf = (search: URLSearchParams): DashboardTab =>
  dashboardTabs.find(({ value }) => value === search.get('tab'))?.value ?? 'guests'
