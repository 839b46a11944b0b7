import { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'

/** A paid event with so many guests, all with an email, invited by nobody yet. */
export async function anEventWith(guests: number): Promise<Event> {
  const name = `banco-${crypto.randomUUID()}`
  const [account] = await database()('accounts')
    .insert({ email: `${name}@correo.example`, passwordHash: '-' })
    .returning('id')
  const event = await Event.query().insertAndFetch({
    accountId: account.id,
    slug: name,
    coupleNames: 'Lucía y Marcos',
    eventDate: new Date(Date.now() + 365 * 86_400_000),
    ceremonyTime: '18:00',
    ceremonyPlace: 'Iglesia de San Pedro, Carmona',
    receptionTime: '20:30',
    receptionPlace: 'Hacienda Los Naranjos, carretera de Alcalá, km 4',
    email: `${name}@correo.example`,
    isPaid: true,
    planType: 'grand_soiree',
  })
  await database().raw(
    `insert into guests (event_id, token, "group", name, max_guests, people, email)
     select :eventId, substr(md5(:eventId || n), 1, 10), 'Amigos', 'Invitado ' || n, 1 + n % 4,
       jsonb_set(unnamed_seats(1 + n % 4), '{0,name}', to_jsonb('Invitado ' || n)),
       'invitado' || n || '@correo.example'
     from generate_series(1, :guests) n`,
    { eventId: event.id, guests },
  )
  return event
}
