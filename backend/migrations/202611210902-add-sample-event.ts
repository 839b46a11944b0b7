import type { Knex } from 'knex'

/** The example behind 'Ver Ejemplo': an event of nobody's, shown only in preview, always some months ahead. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    insert into events (
      slug, couple_names, event_date, email, is_email_verified, is_paid, plan_type, is_sample,
      ceremony_time, ceremony_place, ceremony_url, reception_time, reception_place, reception_url,
      has_bus_transport, bus_info, invitation_format, primary_color, secondary_color,
      hotels, interest_sites, important_phones, menus
    ) values (
      'ejemplo', 'Lucía y Marcos',
      (date_trunc('year', now() + interval '7 months') + interval '5 months 18 days 18 hours')::timestamp at time zone 'Europe/Madrid',
      'ejemplo@velada.example', true, true, 'grand_soiree', true,
      '18:00', 'Iglesia de San Jerónimo el Real, Madrid', 'https://maps.google.com/maps?q=San+Jer%C3%B3nimo+el+Real+Madrid',
      '20:30', 'Finca Los Olivos, Aranjuez', 'https://maps.google.com/maps?q=Aranjuez',
      true, E'Salida a las 19:15 desde la puerta de la iglesia.\\nVuelta a Madrid a las 2:00 y a las 4:30.',
      'botanical', '#2E4A2E', '#6C9781',
      '[{"name":"Hotel Jardín del Tajo","url":"https://hotel.example/jardin-del-tajo"},{"name":"Hostal de la Plaza","url":"https://hotel.example/de-la-plaza"}]',
      '[{"name":"Palacio Real de Aranjuez","url":"https://lugares.example/palacio-de-aranjuez"}]',
      '[{"name":"Taxis de Aranjuez","phone":"+34 910 000 000"}]',
      '["Carne","Pescado","Vegetariano"]'
    )
  `)
}
