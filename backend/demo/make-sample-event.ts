import type { Trx } from '../platform/database.ts'

/** 19 June at 18:00, of this year or the next: 49 days ahead at least. */
const nextSeason = `(date_trunc('year', now() + interval '8 months') + interval '5 months 18 days 18 hours')::timestamp
  at time zone 'Europe/Madrid'`

const sample = {
  slug: 'ejemplo',
  coupleNames: 'Lucía y Marcos',
  email: 'ejemplo@velada.example',
  isEmailVerified: true,
  isPaid: true,
  planType: 'grand_soiree',
  isSample: true,
  ceremonyTime: '18:00',
  ceremonyPlace: 'Iglesia de San Jerónimo el Real, Madrid',
  ceremonyUrl: 'https://maps.google.com/maps?q=San+Jer%C3%B3nimo+el+Real+Madrid',
  receptionTime: '20:30',
  receptionPlace: 'Finca Los Olivos, Aranjuez',
  receptionUrl: 'https://maps.google.com/maps?q=Aranjuez',
  hasBusTransport: true,
  busInfo: 'Salida a las 19:15 desde la puerta de la iglesia.\nVuelta a Madrid a las 2:00 y a las 4:30.',
  invitationFormat: 'botanical',
  primaryColor: '#2E4A2E',
  secondaryColor: '#6C9781',
  hotels: JSON.stringify([
    { name: 'Hotel Jardín del Tajo', url: 'https://hotel.example/jardin-del-tajo' },
    { name: 'Hostal de la Plaza', url: 'https://hotel.example/de-la-plaza' },
  ]),
  interestSites: JSON.stringify([
    { name: 'Palacio Real de Aranjuez', url: 'https://lugares.example/palacio-de-aranjuez' },
  ]),
  importantPhones: JSON.stringify([{ name: 'Taxis de Aranjuez', phone: '+34 910 000 000' }]),
  menus: JSON.stringify(['Carne', 'Pescado', 'Vegetariano']),
}

/**
 * Makes the example behind 'Ver Ejemplo', an event without an account that is shown in preview alone; one that exists
 * gets these contents and a date to come. Idempotent.
 */
export async function makeSampleEvent(trx: Trx): Promise<void> {
  await trx('events')
    .insert({ ...sample, eventDate: trx.raw(nextSeason) })
    .onConflict('slug')
    .merge()
    .where('events.isSample', true)
}
