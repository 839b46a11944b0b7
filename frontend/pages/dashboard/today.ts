import type { OwnedEvent } from '../../../backend/events/contract.ts'
import type { OwnedGuest } from '../../../backend/guests/contract.ts'
import { reminderRestDays } from '../../../domain/sending/reminder-rest.ts'
import { audienceOf } from '../../features/campaigns/send-rules.ts'
import { countText } from '../../lib/count-text.ts'
import { isTrouble } from '../../ui/delivery-state.tsx'
import type { DashboardTab } from './tabs.ts'

const restMs = reminderRestDays * 24 * 60 * 60 * 1000

/** One thing to do; `tab` is where it is done. */
export type Task = { text: string; tab: DashboardTab }

/** What to do today, the most pressing first; empty when there is nothing but to wait. */
export function todayOf(
  event: Pick<OwnedEvent, 'isPaid'>,
  guests: readonly OwnedGuest[],
  now = Date.now(),
): Task[] {
  if (!event.isPaid) return []
  if (guests.length === 0) return [{ text: 'Importa tu lista de invitados', tab: 'import' }]
  const tasks: Task[] = []
  const invitations = audienceOf(guests, 'invitation', 'email', now)
  const leftInPeace = guests.filter(({ deliveries }) =>
    deliveries.every(({ at }) => now - Date.parse(at) >= restMs),
  )
  const reminders = audienceOf(leftInPeace, 'reminder', 'email', now)
  const unreachable = guests.filter(({ status, email, phone }) => status === 'pending' && !email && !phone)
  const returned = guests.filter(
    ({ status, deliveries }) =>
      status === 'pending' && deliveries.some((delivery) => isTrouble(delivery.status)),
  )
  if (invitations.ready > 0)
    tasks.push({ text: `Envía ${countText(invitations.ready, 'invitación', 'invitaciones')}`, tab: 'guests' })
  if (returned.length > 0)
    tasks.push({
      text: `Corrige ${countText(returned.length, 'dirección que no funciona', 'direcciones que no funcionan')}`,
      tab: 'guests',
    })
  if (reminders.ready > 0)
    tasks.push({
      text: `Recuérdaselo a ${countText(reminders.ready, 'invitado que no ha contestado', 'invitados que no han contestado')}`,
      tab: 'guests',
    })
  if (unreachable.length > 0)
    tasks.push({
      text: `Consigue el email o el teléfono de ${countText(unreachable.length, 'invitado', 'invitados')}`,
      tab: 'guests',
    })
  return tasks
}
