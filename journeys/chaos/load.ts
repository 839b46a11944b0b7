import { setTimeout as pause } from 'node:timers/promises'
import ExcelJS from 'exceljs'
import { database } from '../../backend/platform/database.ts'
import { type Client, client } from '../../backend/testing/client.ts'
import { anEvent, anOwner, signIn } from '../../backend/testing/factories.ts'
import type { RunningVelada } from '../running-velada.ts'
import type { Task } from './plan.ts'

/** What was acknowledged to somebody, and must therefore be so in the end. */
export type Acknowledged = {
  /** Events that were paid, imported and asked to be sent, with how many guests. */
  events: { id: string; guests: number }[]
  /** By guest, the answer that was acknowledged. */
  answers: Map<string, string>
  /** By event, the edit that was acknowledged. */
  edits: Map<string, string>
  /** Addresses of visitors whose event was acknowledged: one mail each. */
  visitors: string[]
  payments: number
  calls: number
  retried: number
}

export type Load = {
  couple: Client
  acknowledged: Acknowledged
  run(task: Task): Promise<void>
}

const patienceMs = 10_000
/** One address may send 120 answers a minute. */
const betweenAnswersMs = 600

/** Clients of the api that retry when it does not respond. */
export async function startLoad(velada: RunningVelada, isOver: () => boolean): Promise<Load> {
  const acknowledged: Acknowledged = {
    events: [],
    answers: new Map(),
    edits: new Map(),
    visitors: [],
    payments: 0,
    calls: 0,
    retried: 0,
  }
  const { accountId, email } = await anOwner()
  const couple = client(() => velada.url)
  await signIn(couple, email)
  let number = 0

  /** Asks until it is acknowledged; what is asked may be asked twice. */
  async function insist<T>(ask: () => Promise<T | null>): Promise<T> {
    for (;;) {
      acknowledged.calls += 1
      const asked = ask().catch((error: unknown) => {
        if (error instanceof Unexpected) throw error
        return null
      })
      const given = await Promise.race([asked, pause(patienceMs, null)])
      if (given !== null) return given
      if (isOver()) throw new Error('over')
      acknowledged.retried += 1
      await pause(300)
    }
  }
  const accepted = (asked: ReturnType<Client['post']>) =>
    asked.then((reply) => {
      if (reply.status < 300) return reply
      // Calls asked again count too.
      if (reply.status >= 500 || reply.status === 429) return null
      throw new Unexpected(`${reply.status} ${reply.text}`)
    })

  async function anEventWith(guests: number): Promise<void> {
    const { id } = await insist(() => anEvent({ accountId, isPaid: false }))
    await pay(id)
    acknowledged.payments += 1
    const file = await aList(guests, () => ++number)
    await insist(() => {
      const form = new FormData()
      form.set('file', file)
      return accepted(couple.post(`/api/events/${id}/guests/import`, form))
    })
    await insist(() => accepted(couple.post(`/api/events/${id}/send-invitations`, { method: 'both' })))
    acknowledged.events.push({ id, guests })
  }

  async function pay(eventId: string): Promise<void> {
    const purchase = { amount: 220, planType: 'grand-soiree', eventId }
    const { json } = await insist(() => accepted(couple.post('/api/create-payment-intent', purchase)))
    const { paymentIntentId } = json
    await insist(async () => {
      await velada
        .control('POST', `payments/${paymentIntentId}/pay`, { card: '4242424242424242' })
        .catch(() => null)
      const { status } = await velada.control<{ status: string }>('GET', `payments/${paymentIntentId}`)
      return status === 'succeeded' || null
    })
    await insist(async () => {
      await couple.post('/api/confirm-payment', { paymentIntentId, eventId })
      const event = await couple.get(`/api/events/${eventId}`)
      return (event.status === 200 && event.json.isPaid === true) || null
    })
  }

  /** Once a guest, after the invitation left: who answers before gets none. */
  async function answer(): Promise<void> {
    const { rows } = await database().raw<{ rows: { id: string; token: string }[] }>(
      `select g.id, g.token from guests g
       where g.status = 'pending' and g.id <> all(cast(:answered as uuid[]))
         and exists (select 1 from deliveries d where d.guest_id = g.id)
         and not exists (select 1 from deliveries d where d.guest_id = g.id and d.status in ('queued', 'sending'))
       order by g.id limit 1`,
      { answered: [...acknowledged.answers.keys()] },
    )
    const [guest] = rows
    if (!guest) return
    number += 1
    const body = { status: 'confirmed', confirmedGuests: 1, comments: `respuesta ${number}` }
    const proof = { 'X-Invitation-Token': guest.token }
    await insist(() => accepted(client(() => velada.url).post(`/api/guests/${guest.id}/rsvp`, body, proof)))
    acknowledged.answers.set(guest.id, body.comments)
    await pause(betweenAnswersMs)
  }

  /** Once an event. */
  async function edit(): Promise<void> {
    const event = acknowledged.events.find(({ id }) => !acknowledged.edits.has(id))
    if (!event) return
    number += 1
    const busInfo = `salida ${number}`
    await insist(() => accepted(couple.put(`/api/events/${event.id}`, { busInfo })))
    acknowledged.edits.set(event.id, busInfo)
  }

  async function visit(): Promise<void> {
    const email = `visita-${number++}-${Date.now()}@correo.example`
    const draft = { coupleNames: 'Eva & Luis', eventDate: '2031-05-10', email }
    const reply = await client(() => velada.url)
      .post('/api/events', draft)
      .catch(() => null)
    // Not asked again: it is not said to be safe. An address counts once it was acknowledged.
    if (reply?.status === 201) acknowledged.visitors.push(email)
  }

  async function answerAndEdit(count: number): Promise<void> {
    for (let answered = 0; answered < count; answered += 1) await answer()
    await edit()
  }

  // One after another: what was acknowledged last is then what must stand.
  let answering = Promise.resolve()
  return {
    couple,
    acknowledged,
    async run(task) {
      if (task.kind === 'event') await anEventWith(task.guests)
      else if (task.kind === 'visitor') await visit()
      else {
        answering = answering.then(() => answerAndEdit(task.count)).catch(failedTask)
        await answering
      }
    },
  }
}

/** The database that the load itself asks may be away. */
function failedTask(error: Error): void {
  if (error instanceof Unexpected) throw error
}

async function aList(guests: number, nextNumber: () => number): Promise<File> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Invitados')
  sheet.addRow(['Nombre', 'Email', 'Teléfono'])
  for (let row = 0; row < guests; row += 1) {
    const number = nextNumber()
    sheet.addRow([`Invitado ${number}`, `invitado${number}@correo.example`, `+346${10_000_000 + number}`])
  }
  return new File([new Uint8Array(await book.xlsx.writeBuffer())], 'lista.xlsx')
}

/** The api refused what it should have taken. */
class Unexpected extends Error {}
