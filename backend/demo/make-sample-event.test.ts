import { expect, test } from 'vitest'
import { Event } from '../events/event.ts'
import { database, inTransaction } from '../platform/database.ts'
import { removeExpired } from '../retention/remove-expired.ts'
import { client } from '../testing/client.ts'
import { testApp } from '../testing/test-app.ts'
import { demoGuestList } from './guest-list.ts'
import { makeSampleEvent } from './make-sample-event.ts'

const app = testApp()
const visitor = client(() => app.url)
const sampleSlug = async () =>
  ((await visitor.get('/api/config')).json as { sampleSlug: string | null }).sampleSlug
const daysAhead = ({ eventDate }: Event) => (eventDate.getTime() - Date.now()) / 86_400_000

test('the example is made where there is none, and its preview is for everybody', async () => {
  await Event.query().delete().where({ isSample: true })
  expect(await sampleSlug()).toBe(null)
  await inTransaction(makeSampleEvent)
  expect(await sampleSlug()).toBe('ejemplo')
  const reply = await visitor.get('/api/invitations/ejemplo/preview')
  expect(reply.status).toBe(200)
  expect(reply.text).toContain('Finca Los Olivos')
})

test('made again it is the same event, with a date to come', async () => {
  await inTransaction(makeSampleEvent)
  const before = await Event.query().findOne({ isSample: true }).throwIfNotFound()
  await before.$query().patch({ eventDate: new Date('2020-06-19T16:00:00Z'), menus: [] })
  await inTransaction(makeSampleEvent)
  const after = await Event.query().where({ isSample: true })
  expect(after.map(({ id }) => id)).toEqual([before.id])
  expect(daysAhead(after[0] as Event)).toBeGreaterThan(45)
  expect(after[0]?.menus).toEqual(['Carne', 'Pescado', 'Vegetariano'])
})

test('an example whose day has passed is not shown: the pages fall back to the sample card', async () => {
  await Event.query()
    .patch({ eventDate: new Date(Date.now() - 86_400_000) })
    .where({ isSample: true })
  expect(await sampleSlug()).toBe(null)
  await removeExpired()
  expect(await Event.query().where({ isSample: true })).toHaveLength(1)
})

test('an event of somebody’s at that address is left alone', async () => {
  await Event.query().delete().where({ isSample: true })
  await database()('events').insert({
    slug: 'ejemplo',
    coupleNames: 'Ana y Luis',
    eventDate: new Date(Date.now() + 86_400_000),
    email: 'ana@correo.example',
  })
  await inTransaction(makeSampleEvent)
  const [event] = await Event.query().where({ slug: 'ejemplo' })
  expect([event?.coupleNames, event?.isSample]).toEqual(['Ana y Luis', false])
})

test('the demonstration’s list is 150 parties, nobody twice', () => {
  expect(demoGuestList.parties).toHaveLength(150)
  expect(new Set(demoGuestList.parties.map(({ name, group }) => `${name} ${group}`)).size).toBe(150)
})
