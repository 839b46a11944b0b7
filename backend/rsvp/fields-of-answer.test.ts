import { beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import type { Guest } from '../guests/guest.ts'
import { client } from '../testing/client.ts'
import { aGuest, anOwner, domainEventsOf } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const browser = client(() => app.url)
let event: Event
let guest: Guest

async function invite(ofEvent: Partial<Event> = {}): Promise<void> {
  event = (await anOwner(ofEvent)).event
  guest = await aGuest(event.id, { name: 'Ana Ruiz', maxGuests: 3 })
}
beforeEach(() => invite())

const answer = (body: object) =>
  browser.post(`/api/guests/${guest.id}/rsvp`, body, { 'X-Invitation-Token': guest.token })

test('a declined answer keeps no people, whatever was sent', async () => {
  const reply = await answer({
    status: 'declined',
    confirmedGuests: 3,
    guestNames: ['Ana', 'Luis'],
    attendees: [{ name: 'Ana' }],
    needsBusTransport: true,
    dietaryRestrictions: 'Sin gluten',
    comments: ' Lo sentimos ',
  })
  expect(reply.json).toMatchObject({
    status: 'declined',
    confirmedGuests: 0,
    guestNames: [],
    attendees: [],
    needsBusTransport: false,
    dietaryRestrictions: null,
    comments: 'Lo sentimos',
  })
})

test('a party larger than invited is refused and the owner hears nothing', async () => {
  for (const body of [
    { status: 'confirmed', confirmedGuests: 4 },
    { status: 'confirmed', guestNames: ['a', 'b', 'c', 'd'] },
    { status: 'confirmed', confirmedGuests: 1, guestNames: ['a', 'b', 'c', 'd'] },
    { status: 'confirmed', confirmedGuests: 1, attendees: Array(4).fill({ name: 'a' }) },
  ]) {
    const reply = await answer(body)
    expect([reply.status, reply.text]).toEqual([422, 'La invitación es para 3 personas'])
  }
  expect(await domainEventsOf(event.id)).toEqual([])
})

test('nobody attending is no confirmation', async () => {
  const reply = await answer({ status: 'confirmed', confirmedGuests: 0 })
  expect([reply.status, reply.text]).toEqual([422, 'Indica cuántas personas asistiréis'])
})

test('confirming without names keeps the guest’s own and blanks for the rest', async () => {
  const reply = await answer({ status: 'confirmed', confirmedGuests: 3 })
  expect(reply.json.guestNames).toEqual(['Ana Ruiz', '', ''])
})

test('attendees give the number, the names and the diets', async () => {
  await invite({ menus: ['Carne', 'Pescado'] })
  const reply = await answer({
    status: 'confirmed',
    confirmedGuests: 1,
    guestNames: ['Nadie'],
    dietaryRestrictions: 'Nada',
    attendees: [
      { name: ' Ana ', menu: 'Carne', dietary: 'celíaca' },
      { name: 'Leo', isChild: true, menu: 'Pescado' },
      { name: '', dietary: 'sin lactosa' },
    ],
  })
  expect(reply.json).toMatchObject({
    confirmedGuests: 3,
    guestNames: ['Ana', 'Leo', ''],
    dietaryRestrictions: 'Ana: celíaca; sin lactosa',
    attendees: [
      { name: 'Ana', isChild: false, menu: 'Carne', dietary: 'celíaca' },
      { name: 'Leo', isChild: true, menu: 'Pescado', dietary: null },
      { name: '', isChild: false, menu: null, dietary: 'sin lactosa' },
    ],
  })
})

test('a menu must be one of the event’s; where it asks for none, none is kept', async () => {
  const kept = await answer({ status: 'confirmed', attendees: [{ name: 'Ana', menu: 'Langosta' }] })
  expect(kept.json.attendees[0].menu).toBe(null)
  await invite({ menus: ['Carne'] })
  const refused = await answer({ status: 'confirmed', attendees: [{ name: 'Ana', menu: 'Langosta' }] })
  expect([refused.status, refused.text]).toEqual([422, 'Elige uno de los menús del evento'])
})

test('the bus counts only where there is one and it is needed', async () => {
  const bus = { status: 'confirmed', confirmedGuests: 1, needsBusTransport: true, busComments: 'En la plaza' }
  expect((await answer(bus)).json).toMatchObject({ needsBusTransport: false, busComments: null })
  await invite({ hasBusTransport: true })
  expect((await answer(bus)).json).toMatchObject({ needsBusTransport: true, busComments: 'En la plaza' })
  expect((await answer({ ...bus, needsBusTransport: false })).json.busComments).toBe(null)
})

test('marked allergens and words are kept as one text beside the marks, and sent back they say the same', async () => {
  const attendees = [
    { name: 'Ana', allergens: ['eggs', 'gluten', 'eggs'], dietary: 'sin picante' },
    { name: 'Luis', allergens: ['nuts'] },
  ]
  const first = await answer({ status: 'confirmed', attendees })
  const expected = {
    dietaryRestrictions: 'Ana: Gluten, huevo; sin picante; Luis: Frutos secos',
    attendees: [
      { name: 'Ana', allergens: ['gluten', 'eggs'], dietary: 'Gluten, huevo; sin picante' },
      { name: 'Luis', allergens: ['nuts'], dietary: 'Frutos secos' },
    ],
  }
  expect(first.json).toMatchObject(expected)
  expect((await answer({ status: 'confirmed', attendees: first.json.attendees })).json).toMatchObject(
    expected,
  )
  const unknown = await answer({
    status: 'confirmed',
    attendees: [{ name: 'Ana', allergens: ['gofio'] }],
  })
  expect([unknown.status, unknown.text]).toEqual([400, 'Uno de los alérgenos no está en la lista'])
})

test('a child’s age is kept where the event asks for it, from 0 to 17', async () => {
  const leo = { name: 'Leo', isChild: true, age: 4 }
  const unasked = await answer({ status: 'confirmed', attendees: [leo] })
  expect(unasked.json.attendees[0]).not.toHaveProperty('age')
  await invite({ asksChildAge: true })
  expect((await answer({ status: 'confirmed', attendees: [leo] })).json.attendees).toMatchObject([leo])
  const grown = await answer({ status: 'confirmed', attendees: [{ ...leo, isChild: false }] })
  expect(grown.json.attendees[0]).not.toHaveProperty('age')
  for (const age of [-1, 18, 4.5]) {
    const refused = await answer({ status: 'confirmed', attendees: [{ ...leo, age }] })
    expect([refused.status, refused.text]).toEqual([400, 'La edad de un niño va de 0 a 17 años'])
  }
})
