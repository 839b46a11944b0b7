import { DateTime } from 'luxon'
import type { Answer } from '../../domain/answer/answer.ts'
import { noChoices } from '../../domain/party/import/list-choices.ts'
import { Account } from '../accounts/account.ts'
import { createAccount } from '../accounts/create-account.ts'
import { demoGuestList } from '../demo/guest-list.ts'
import { makeSampleEvent } from '../demo/make-sample-event.ts'
import { changeEvent } from '../events/change-event.ts'
import { createEvent } from '../events/create-event.ts'
import { Event } from '../events/event.ts'
import { Guest } from '../guests/guest.ts'
import { importList } from '../guests/imports/import-list.ts'
import { requestCampaign } from '../messaging/request-campaign.ts'
import { startBoss, stopBoss } from '../platform/boss.ts'
import { connectDatabase, disconnectDatabase, inTransaction, type Trx } from '../platform/database.ts'
import { embeddedDatabaseUrl, startEmbeddedDatabase } from '../platform/embedded-database.ts'
import { adoptEnv, type Env, processEnv, SettingsError } from '../platform/env.ts'
import { answerForGuest } from '../rsvp/answer-invitation.ts'
import { canConnect, findDatabase } from './open-database.ts'
import { migrateTo } from './schema.ts'

const email = 'demo@velada.example'
const password = 'velada-de-prueba'

/**
 * Fills a demonstration: one paid Grand Soirée event with 150 parties, half of them answered, its invitations queued.
 * Makes the example event too. Works beside a running Velada or alone; a second run starts over. Refuses to run with
 * live provider keys.
 */
export async function run(): Promise<void> {
  const env = adoptEnv(processEnv())
  if (!env.sandbox)
    throw new SettingsError('The demonstration writes to invented addresses: unset the provider keys first.')
  const { url, close } = await openDatabase(env)
  await migrateTo(url)
  connectDatabase(url, 4)
  await startBoss(url, { works: false })
  const eventId = await inTransaction(async (trx) => {
    await makeSampleEvent(trx)
    await Account.query(trx).delete().where({ email })
    const eventId = await aPaidEvent(trx)
    await importList(trx, eventId, { outline: demoGuestList, batches: theParties() }, noChoices.edits)
    await requestCampaign(trx, eventId, 'invitation', { method: 'email' })
    await answerHalf(trx, eventId)
    return eventId
  })
  await stopBoss()
  await disconnectDatabase()
  await close()
  process.stdout.write(
    `\n  ${env.publicUrl}/dashboard/${eventId}\n  Email       ${email}\n  Contraseña  ${password}\n\n`,
  )
  process.exit(0)
}

async function* theParties() {
  yield demoGuestList.parties
}

/** The database in use, or the embedded one for the duration of the command. */
async function openDatabase(env: Env): Promise<{ url: string; close: () => Promise<void> }> {
  const known = embeddedDatabaseUrl(env.dataDir)
  if (env.databaseUrl || (known && (await canConnect(known))))
    return { url: await findDatabase(env), close: async () => undefined }
  const server = await startEmbeddedDatabase({ dataDir: env.dataDir })
  return { url: server.url, close: () => server.stop() }
}

async function aPaidEvent(trx: Trx): Promise<string> {
  const nextYear = new Date().getFullYear() + 1
  const { event } = await createEvent(trx, {
    coupleNames: 'Valeria y Tomás',
    eventDate: `${nextYear}-09-18`,
    ceremonyTime: '17:30',
    ceremonyPlace: 'Basílica de Santa María del Mar, Barcelona',
    ceremonyUrl: 'https://maps.google.com/maps?q=Santa+Maria+del+Mar+Barcelona',
    receptionTime: '20:00',
    receptionPlace: 'Masía Can Ribas, Montornès',
    receptionUrl: null,
    coverImageUrl: null,
    hasBusTransport: true,
    busInfo: 'Salida a las 19:00 desde Plaça de Santa Maria. Vuelta a las 2:00 y a las 5:00.',
    invitationFormat: 'artdeco',
    primaryColor: '#1E3A5F',
    secondaryColor: '#C9A96E',
    email,
  })
  const accountId = await createAccount(trx, email, password, [])
  await Event.query(trx)
    .findById(event.id)
    .patch({ accountId, isEmailVerified: true, isPaid: true, planType: 'grand_soiree' })
  await changeEvent(trx, event.id, {
    menus: ['Carne', 'Pescado', 'Vegetariano', 'Infantil'],
    hotels: [{ name: 'Hotel del Born', url: 'https://hotel.example/born' }],
    interestSites: [{ name: 'Museu Picasso', url: 'https://lugares.example/museu-picasso' }],
    importantPhones: [{ name: 'Taxi Barcelona', phone: '+34 930 000 000' }],
  })
  return event.id
}

const diets = ['', '', '', '', '', 'Celíaca', 'Vegetariano', 'Alergia a los frutos secos', 'Sin lactosa', '']
const menus = ['Carne', 'Pescado', 'Carne', 'Vegetariano', 'Pescado']

/**
 * Every second party answers: most come, some with children, some by bus, a few with an allergy. The answers are from
 * the last two weeks, most of them from the first days.
 */
async function answerHalf(trx: Trx, eventId: string): Promise<void> {
  const guests = await Guest.query(trx).where({ eventId }).orderBy('position')
  for (const [index, guest] of guests.entries()) {
    if (index % 2 === 1) continue
    const number = index / 2
    await answerForGuest(trx, guest.id, answerOf(guest, number))
    const daysAgo = Math.floor(14 * Math.sqrt(((number * 29) % 75) / 75))
    const answeredAt = DateTime.now().minus({ days: daysAgo }).toJSDate()
    await Guest.query(trx).patch({ answeredAt }).where({ id: guest.id })
  }
}

function answerOf(guest: Guest, number: number): Answer {
  if (number % 9 === 8)
    return { status: 'declined', comments: 'Nos da mucha pena, pero ese día estamos fuera.' }
  const coming = Math.max(1, guest.maxGuests - (number % 4 === 3 ? 1 : 0))
  const attendees = Array.from({ length: coming }, (_, seat) => {
    const person = guest.people[seat]
    const isChild = person?.isChild || seat >= 2
    return {
      id: person?.id,
      name:
        person?.name ??
        (seat === 0 ? guest.name : `${isChild ? 'Peque' : 'Acompañante'} de ${guest.name.split(' ')[0]}`),
      isChild,
      menu: isChild ? 'Infantil' : (menus[(number + seat) % menus.length] ?? null),
      dietary: diets[(number * 3 + seat) % diets.length] || null,
    }
  })
  return {
    status: 'confirmed',
    attendees,
    needsBusTransport: number % 3 === 0,
    busComments: null,
    comments: null,
  }
}
