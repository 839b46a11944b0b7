import { type Client, client } from '../backend/testing/client.ts'
import type { Velada } from './running-velada.ts'

export type Party = {
  id: string
  name: string
  /** The guest's personal page. */
  page: string
  /** What the couple's list says of this party. */
  answer(): Promise<Record<string, unknown>>
}

export type PaidEvent = {
  id: string
  couple: Client
  /** Address of the invitation, without a token. */
  address: string
  change(fields: object): Promise<void>
  invite(guest: { name: string; maxGuests: number; group?: string }): Promise<Party>
}

async function done(asked: ReturnType<Client['post']>) {
  const reply = await asked
  if (reply.status >= 300) throw new Error(`refused: ${reply.status} ${reply.text}`)
  return reply.json
}

const prices = { essence: 99, 'grand-soiree': 220 }

/** A paid event (Essence unless told otherwise) with a bus and two menus, made through the API as a couple's browser would. */
export async function aPaidEvent(
  velada: Velada,
  fields: object = {},
  planType: keyof typeof prices = 'essence',
): Promise<PaidEvent> {
  const couple = client(() => velada.url)
  const event = await done(
    couple.post('/api/events', {
      coupleNames: 'Lucía y Marcos',
      eventDate: '2031-06-14',
      ceremonyTime: '18:00',
      ceremonyPlace: 'San Nicolás',
      hasBusTransport: true,
      invitationFormat: 'classic',
      primaryColor: '#1A1A1A',
      secondaryColor: '#C9A96E',
      email: `novios.${crypto.randomUUID()}@correo.example`,
      ...fields,
    }),
  )
  const token = new URL(event.verificationUrl).searchParams.get('token')
  await done(couple.post('/api/verify-email', { token, password: 'dos-anillos-y-un-autobus' }))
  const { paymentIntentId } = await done(
    couple.post('/api/create-payment-intent', { amount: prices[planType], planType, eventId: event.id }),
  )
  await velada.control('POST', `payments/${paymentIntentId}/pay`, { card: '4242424242424242' })
  await done(couple.post('/api/confirm-payment', { paymentIntentId, eventId: event.id }))
  const change = (changes: object) => done(couple.put(`/api/events/${event.id}`, changes)).then(() => {})
  await change({ menus: ['Carne', 'Pescado'] })
  return {
    id: event.id,
    couple,
    address: `${velada.url}/invite/${event.slug}`,
    change,
    async invite({ name, maxGuests, group = 'Amigos' }) {
      const guest = await done(
        couple.post(`/api/events/${event.id}/guests`, {
          name,
          group,
          maxGuests,
          email: 'ana@correo.example',
        }),
      )
      return {
        id: guest.id,
        name,
        page: `${velada.url}/invite/${event.slug}/${guest.token}`,
        async answer() {
          const guests = (await couple.get(`/api/events/${event.id}/guests`)).json
          return guests.find(({ id }: { id: string }) => id === guest.id)
        },
      }
    },
  }
}
