/** The time zones of the countries where our couples marry, by their country, ISO 3166-1. */
const zonesOf = {
  ES: ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'],
  PT: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'],
  AD: ['Europe/Andorra'],
  FR: ['Europe/Paris'],
  IT: ['Europe/Rome'],
  DE: ['Europe/Berlin'],
  CH: ['Europe/Zurich'],
  AT: ['Europe/Vienna'],
  BE: ['Europe/Brussels'],
  NL: ['Europe/Amsterdam'],
  GB: ['Europe/London'],
  IE: ['Europe/Dublin'],
  MX: [
    ...['America/Mexico_City', 'America/Cancun', 'America/Merida', 'America/Monterrey', 'America/Matamoros'],
    ...[
      'America/Chihuahua',
      'America/Ciudad_Juarez',
      'America/Ojinaga',
      'America/Mazatlan',
      'America/Tijuana',
    ],
    ...['America/Hermosillo', 'America/Bahia_Banderas'],
  ],
  GT: ['America/Guatemala'],
  SV: ['America/El_Salvador'],
  HN: ['America/Tegucigalpa'],
  NI: ['America/Managua'],
  CR: ['America/Costa_Rica'],
  PA: ['America/Panama'],
  CU: ['America/Havana'],
  DO: ['America/Santo_Domingo'],
  PR: ['America/Puerto_Rico'],
  CO: ['America/Bogota'],
  VE: ['America/Caracas'],
  EC: ['America/Guayaquil', 'Pacific/Galapagos'],
  PE: ['America/Lima'],
  BO: ['America/La_Paz'],
  CL: ['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter'],
  PY: ['America/Asuncion'],
  UY: ['America/Montevideo'],
  AR: ['America/Argentina/', 'America/Buenos_Aires'],
  BR: ['America/Sao_Paulo', 'America/Bahia', 'America/Fortaleza', 'America/Recife', 'America/Manaus'],
  US: ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles'],
} as const

/** The country of an event by its time zone; Spain where that tells none. A name ending in '/' stands for all below it. */
export function countryOfTimeZone(zone: string): string {
  const found = Object.entries(zonesOf).find(([, zones]: [string, readonly string[]]) =>
    zones.some((one) => (one.endsWith('/') ? zone.startsWith(one) : zone === one)),
  )
  return found?.[0] ?? 'ES'
}
