import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Attendee } from '../../domain/answer/attendee.ts'
import type { EventStatistics } from '../../domain/calls/statistics.ts'
import type { Guest } from '../guests/guest.ts'
import { client } from '../testing/client.ts'
import { aGuest, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const owner = client(() => app.url)
beforeEach(() => owner.cookies.clear())
async function statisticsOf(eventId: string): Promise<EventStatistics> {
  const reply = await owner.get(`/api/events/${eventId}/stats`)
  expect(reply.status).toBe(200)
  return reply.json
}

type Party = Partial<Guest>
const came = (confirmedGuests: number, fields: Party = {}): Party => ({
  status: 'confirmed',
  maxGuests: Math.max(confirmedGuests, 2),
  confirmedGuests,
  answeredAt: new Date('2026-11-20T10:00:00Z'),
  ...fields,
})
const attendee = (name: string, fields: Partial<Attendee> = {}): Attendee => ({
  name,
  isChild: false,
  menu: null,
  dietary: null,
  ...fields,
})

async function anEventWith(parties: Party[], fields: Parameters<typeof anOwner>[0] = {}) {
  const { email, event } = await anOwner(fields)
  for (const party of parties) await aGuest(event.id, party)
  await signIn(owner, email)
  return event
}
async function advancedOf(parties: Party[], fields: Parameters<typeof anOwner>[0] = {}) {
  const { advanced } = await statisticsOf((await anEventWith(parties, fields)).id)
  if (!advanced) throw new Error('no advanced statistics')
  return advanced
}

test('an empty list is all zeros', async () => {
  const { id } = await anEventWith([])
  expect(await statisticsOf(id)).toEqual({
    totalGuests: 0,
    confirmed: 0,
    declined: 0,
    pending: 0,
    responseRate: 0,
    totalPeople: 0,
    confirmedPeople: 0,
    largeGroups: 0,
    dietaryCount: 0,
    advanced: {
      bus: { people: 0, percent: 0, names: [], trips: [] },
      dietary: { vegetarian: 0, vegan: 0, celiac: 0, lactose: 0, allergy: 0, other: 0 },
      dietaryList: [],
      menus: [],
      familiesWithChildren: [],
      children: 0,
      groupSizes: { individual: 0, couple: 0, small: 0, large: 0 },
      contact: { email: 0, whatsapp: 0, both: 0, none: 0 },
      byGroup: [],
      answersByDay: [],
    },
  })
})

test('response rate and people follow the formulas', async () => {
  const { id } = await anEventWith([
    came(4),
    came(3, { maxGuests: 6 }),
    { status: 'declined', maxGuests: 5 },
    { maxGuests: 7 },
    { maxGuests: 2 },
    { maxGuests: 1 },
  ])
  expect(await statisticsOf(id)).toMatchObject({
    totalGuests: 6,
    confirmed: 2,
    declined: 1,
    pending: 3,
    responseRate: 50,
    // Confirmed people and the seats of pending parties, without declined ones.
    totalPeople: 7 + 10,
    confirmedPeople: 7,
    largeGroups: 1,
  })
})

test('two of three answered is 67 percent', async () => {
  const { id } = await anEventWith([came(1), { status: 'declined' }, {}])
  expect((await statisticsOf(id)).responseRate).toBe(67)
})

test.each([
  { isPaid: true, planType: 'essence' as const },
  { isPaid: false, planType: 'grand_soiree' as const },
])('without a paid Grand Soirée (%j) there is the basic block only', async (fields) => {
  const { id } = await anEventWith([came(2, { dietaryRestrictions: 'vegana' })], fields)
  expect(await statisticsOf(id)).toMatchObject({ confirmedPeople: 2, dietaryCount: 1, advanced: null })
})

test('the bus is counted in people and as a share of who comes', async () => {
  const { bus } = await advancedOf([
    came(2, { name: 'Ana', needsBusTransport: true }),
    came(1, { name: 'Luis', needsBusTransport: true }),
    came(5),
    { needsBusTransport: true },
  ])
  expect(bus).toEqual({ people: 3, percent: 38, names: ['Ana', 'Luis'], trips: [] })
})

test('with trips the bus is counted by who rides, and each trip has its people for the bus company', async () => {
  const out = { id: randomUUID(), direction: 'out', stop: 'Plaza Mayor', time: '17:30', seats: 50 } as const
  const back = { id: randomUUID(), direction: 'back', stop: 'Hotel', time: '02:00', seats: null } as const
  const attendees = [
    attendee('Ana', { busOut: out.id, busBack: back.id }),
    attendee(' ', { busOut: out.id }),
    attendee('Eva'),
  ]
  const { bus } = await advancedOf(
    [
      came(3, { name: 'Ana y Luis', phone: '+34600100200', needsBusTransport: true, attendees }),
      came(2, { name: 'De antes', needsBusTransport: true }),
      came(1),
    ],
    { hasBusTransport: true, busTrips: [back, out] },
  )
  expect(bus).toMatchObject({ people: 4, percent: 67, names: ['Ana y Luis', 'De antes'] })
  const rider = { party: 'Ana y Luis', phone: '+34600100200' }
  expect(bus.trips).toMatchObject([
    { ...back, people: 1, riders: [{ ...rider, name: 'Ana' }] },
    {
      ...out,
      people: 2,
      riders: [
        { ...rider, name: 'Ana' },
        { ...rider, name: 'Ana y Luis' },
      ],
    },
  ])
})

test('diets are counted by keyword, whatever case and accents; blank is none', async () => {
  const { dietary, dietaryList } = await advancedOf([
    came(1, { name: 'Ana', dietaryRestrictions: 'VEGETARIANA' }),
    came(2, { dietaryRestrictions: 'Ana: vegana; Luis: celíaco' }),
    came(1, { dietaryRestrictions: 'Sin gluten ni lactosa' }),
    came(1, { dietaryRestrictions: 'Alérgica a los frutos secos' }),
    came(1, { dietaryRestrictions: 'No come cerdo' }),
    came(1, { dietaryRestrictions: '  \n ' }),
    { status: 'declined', dietaryRestrictions: 'vegano' },
  ])
  expect(dietary).toEqual({ vegetarian: 1, vegan: 1, celiac: 2, lactose: 1, allergy: 1, other: 1 })
  expect(dietaryList).toHaveLength(5)
  expect(dietaryList[0]).toMatchObject({ name: 'Ana', text: 'VEGETARIANA' })
})

test('menus are counted by person in the event’s own order, also what nobody chose', async () => {
  const { menus } = await advancedOf(
    [
      came(3, {
        attendees: [
          attendee('Ana', { menu: 'Pescado' }),
          attendee('Luis', { menu: 'Carne' }),
          attendee('Leo', { menu: 'Pescado' }),
        ],
      }),
      came(1, { attendees: [attendee('Eva', { menu: 'Retirado' })] }),
      came(1, { attendees: [attendee('Sol')] }),
    ],
    { menus: ['Carne', 'Pescado', 'Vegano'] },
  )
  expect(menus).toEqual([
    { menu: 'Carne', people: 1 },
    { menu: 'Pescado', people: 2 },
    { menu: 'Vegano', people: 0 },
    { menu: 'Retirado', people: 1 },
  ])
})

test('families with children: by the answer, or else by the names', async () => {
  const { familiesWithChildren, children } = await advancedOf([
    came(3, {
      name: 'Familia Ruiz',
      attendees: [attendee('Ana'), attendee('Leo', { isChild: true }), attendee('Mía', { isChild: true })],
    }),
    came(3, { name: 'Familia Sanz', guestNames: ['Eva', 'NIÑO Sanz', 'su bebé'] }),
    came(2, { name: 'Marta e hija' }),
    came(2, { name: 'Nina Hijosa', guestNames: ['Nina Hijosa', 'Antonino Bebeto'] }),
    { name: 'Pepe y sus hijos' },
  ])
  expect(familiesWithChildren.map(({ name, children }) => [name, children])).toEqual([
    ['Familia Ruiz', 2],
    ['Familia Sanz', 2],
    ['Marta e hija', 1],
  ])
  expect(children).toBe(5)
})

test('parties fall into sizes, ways of contact and groups', async () => {
  const { groupSizes, contact, byGroup } = await advancedOf([
    came(1, { group: 'Amigos' }),
    came(2, { group: 'Amigos', phone: '+34600112233' }),
    came(3, { group: 'Amigos', email: null }),
    came(4, { group: 'Familia', email: null, phone: '+34600112234' }),
    came(5, { group: 'Familia' }),
    { group: 'Familia' },
    { group: 'Trabajo', status: 'declined' },
  ])
  expect(groupSizes).toEqual({ individual: 1, couple: 1, small: 2, large: 1 })
  expect(contact).toEqual({ email: 4, whatsapp: 1, both: 1, none: 1 })
  expect(byGroup).toEqual([
    { group: 'Amigos', confirmed: 3, declined: 0, pending: 0, people: 6 },
    { group: 'Familia', confirmed: 2, declined: 0, pending: 1, people: 9 },
    { group: 'Trabajo', confirmed: 0, declined: 1, pending: 0, people: 0 },
  ])
})

test('answers are counted by the day where the event is', async () => {
  const lateInLondon = { answeredAt: new Date('2026-11-19T23:30:00Z') }
  const parties = [
    came(1, lateInLondon),
    came(1),
    { status: 'declined' as const, answeredAt: new Date('2026-11-19T12:00:00Z') },
  ]
  expect((await advancedOf(parties)).answersByDay).toEqual([
    { day: '2026-11-19', confirmed: 0, declined: 1 },
    { day: '2026-11-20', confirmed: 2, declined: 0 },
  ])
  expect((await advancedOf(parties, { timezone: 'America/Bogota' })).answersByDay).toEqual([
    { day: '2026-11-19', confirmed: 1, declined: 1 },
    { day: '2026-11-20', confirmed: 1, declined: 0 },
  ])
})

test('signed out, or with somebody else’s event, there is nothing to see', async () => {
  const { event } = await anOwner()
  expect((await owner.get(`/api/events/${event.id}/stats`)).status).toBe(401)
  await signIn(owner, (await anOwner()).email)
  const reply = await owner.get(`/api/events/${event.id}/stats`)
  expect([reply.status, reply.text]).toEqual([404, 'Evento no encontrado'])
  expect((await owner.get('/api/events/7/stats')).status).toBe(404)
})
