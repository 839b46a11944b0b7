const named = {
  'Europe/Madrid': 'España peninsular y Baleares',
  'Atlantic/Canary': 'Canarias',
  'Europe/Lisbon': 'Portugal',
  'Europe/Paris': 'Francia',
  'Europe/Rome': 'Italia',
  'Europe/London': 'Reino Unido',
  'Africa/Casablanca': 'Marruecos',
  'America/Mexico_City': 'México',
  'America/Bogota': 'Colombia',
  'America/Argentina/Buenos_Aires': 'Argentina',
  'America/New_York': 'Nueva York',
} as const satisfies Record<string, string>

/** Time zones to choose from; the event's own is always among them. */
export const timezoneOptions = (current: string) => [
  ...Object.entries(named).map(([value, label]) => ({ value, label })),
  ...(current in named ? [] : [{ value: current, label: current }]),
]
