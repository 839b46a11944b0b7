import { beforeEach, expect, test } from 'vitest'
import type { Attendee } from '../../../domain/answer/attendee.ts'
import type { Guest } from '../../guests/guest.ts'
import { client } from '../../testing/client.ts'
import { aGuest, anOwner, signIn } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { findCatererSheet } from './find-sheet.ts'

const app = testApp()
const owner = client(() => app.url)
beforeEach(() => owner.cookies.clear())

const came = (confirmedGuests: number, fields: Partial<Guest> = {}): Partial<Guest> => ({
  status: 'confirmed',
  maxGuests: Math.max(confirmedGuests, 2),
  confirmedGuests,
  ...fields,
})
const attendee = (name: string, fields: Partial<Attendee> = {}): Attendee => ({
  name,
  isChild: false,
  menu: null,
  dietary: null,
  ...fields,
})

async function anEventWith(parties: Partial<Guest>[], fields: Parameters<typeof anOwner>[0] = {}) {
  const { email, event } = await anOwner({
    eventDate: new Date('2027-06-05T10:00:00Z'),
    receptionTime: '14:00',
    receptionPlace: 'Finca Las Encinas',
    ...fields,
  })
  for (const party of parties) await aGuest(event.id, party)
  await signIn(owner, email)
  return event
}

test('the sheet counts people, menus, diets by person, children and the bus', async () => {
  const event = await anEventWith(
    [
      came(3, {
        name: 'Familia Ruiz',
        group: 'Familia',
        needsBusTransport: true,
        busComments: 'Desde Atocha',
        dietaryRestrictions: 'Ana: celíaca',
        attendees: [
          attendee('Ana', { menu: 'Carne', dietary: 'celíaca' }),
          attendee('Luis', { menu: 'Pescado' }),
          attendee('Leo', { menu: 'Infantil', isChild: true }),
        ],
      }),
      came(2, { name: 'Marta', group: 'Amigos', guestNames: ['Marta', ''], dietaryRestrictions: 'Vegana' }),
      came(2, { name: 'Eva', group: 'Trabajo', guestNames: ['Eva', 'su hija'] }),
      { name: 'Pendiente', maxGuests: 4 },
      { name: 'No viene', status: 'declined', dietaryRestrictions: 'Sin gluten' },
    ],
    { hasBusTransport: true, menus: ['Carne', 'Pescado', 'Infantil'] },
  )
  expect(await findCatererSheet(event.id)).toMatchObject({
    slug: event.slug,
    day: 'sábado 5 de junio de 2027',
    place: '14:00 h · Finca Las Encinas',
    totals: { people: 7, adults: 5, children: 2, pendingSeats: 4, pendingParties: 1 },
    menus: [
      { menu: 'Carne', adults: 1, children: 0 },
      { menu: 'Pescado', adults: 1, children: 0 },
      { menu: 'Infantil', adults: 0, children: 1 },
      { menu: 'Sin menú elegido', adults: 3, children: 1 },
    ],
    diets: [
      { name: 'Marta', party: 'Marta', text: 'Vegana' },
      { name: 'Ana', party: 'Familia Ruiz', text: 'celíaca' },
    ],
    children: [
      { name: 'Leo', party: 'Familia Ruiz', menu: 'Infantil' },
      { name: 'su hija', party: 'Eva', menu: null },
    ],
    bus: [{ name: 'Familia Ruiz', people: 3, comments: 'Desde Atocha' }],
  })
})

test('without menus and without a bus neither is on the sheet', async () => {
  const event = await anEventWith([came(1, { needsBusTransport: true })])
  expect(await findCatererSheet(event.id)).toMatchObject({ menus: [], bus: null })
})

test('the sheet is downloaded as a PDF named after the event, whatever script its names are in', async () => {
  const event = await anEventWith([
    came(2, { name: 'Łukasz Wiśniewski', dietaryRestrictions: 'Sin lactosa\ny sin huevo' }),
    came(1, { name: 'Дмитрий 李雷 💃', dietaryRestrictions: 'vegano '.repeat(100) }),
  ])
  const response = await fetch(`${app.url}/api/events/${event.id}/export.pdf`, {
    headers: { Cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="catering-${event.slug}.pdf"`,
  )
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
})

test('a long list goes on over as many pages as it takes', async () => {
  const parties = Array.from({ length: 120 }, (_, n) =>
    came(1, { name: `Invitado ${n}`, dietaryRestrictions: 'Celíaco' }),
  )
  const event = await anEventWith(parties)
  const pages = Number(
    /\/Count (\d+)/.exec((await owner.get(`/api/events/${event.id}/export.pdf`)).text)?.[1],
  )
  expect(pages).toBeGreaterThanOrEqual(5)
})

test.each([
  [{ isPaid: true, planType: 'essence' as const }, 'Disponible con el plan Grand Soirée'],
  [
    { isPaid: false, planType: 'grand_soiree' as const },
    'Activa tu evento con el plan Essence o Grand Soirée para continuar',
  ],
])('with %j the sheet is refused', async (fields, text) => {
  const event = await anEventWith([], fields)
  const reply = await owner.get(`/api/events/${event.id}/export.pdf`)
  expect([reply.status, reply.text]).toEqual([402, text])
})

test('signed out, or with somebody else’s event, there is no sheet', async () => {
  const { event } = await anOwner()
  expect((await owner.get(`/api/events/${event.id}/export.pdf`)).status).toBe(401)
  await signIn(owner, (await anOwner()).email)
  expect((await owner.get(`/api/events/${event.id}/export.pdf`)).status).toBe(404)
})
