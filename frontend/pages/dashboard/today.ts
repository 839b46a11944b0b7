import type { OwnedEvent } from '../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import { unnamedSeats } from '../../../domain/party/unnamed-seats.ts'
import { channelsOfPlan } from '../../../domain/sending/channel.ts'
import { type GuestNeed, isNeeding } from '../../../domain/sending/guest-needs.ts'
import { countText } from '../../lib/count-text.ts'
import type { DashboardTab } from './tabs.ts'

/** One thing to do; `tab` is where it is done, `need` which rows of the list it is about. */
export type Task = { text: string; tab: DashboardTab; need: GuestNeed | null }

type Planned = Pick<OwnedEvent, 'isPaid' | 'planType'>

/** The tasks of today, the most urgent first; empty when there is nothing to do. */
export function todayOf(event: Planned, guests: readonly OwnedGuest[], now = Date.now()): Task[] {
  if (!event.isPaid) return []
  if (guests.length === 0) return [{ text: 'Importa tu lista de invitados', tab: 'import', need: null }]
  const order: readonly GuestNeed[] = ['invitation', 'whatsapp', 'address', 'reminder', 'contact', 'names']
  const sentBy = channelsOfPlan[event.planType]
  return order.flatMap((need) => {
    const count = guests.reduce((sum, guest) => sum + (isNeeding(need, guest, now, sentBy) ? 1 : 0), 0)
    if (count === 0) return []
    const text = need === 'names' ? namesText(guests) : textOf(need, count, event)
    return [{ text, tab: 'guests', need }]
  })
}

/** Companions are counted, not the parties that the list then shows. */
const namesText = (guests: readonly OwnedGuest[]) =>
  `Pon nombre a ${countText(
    guests.reduce((sum, guest) => sum + unnamedSeats(guest), 0),
    'acompañante',
    'acompañantes',
  )}`

function textOf(need: Exclude<GuestNeed, 'names'>, count: number, { planType }: Planned): string {
  switch (need) {
    case 'invitation':
      return `Envía ${countText(count, 'invitación', 'invitaciones')}`
    case 'whatsapp':
      // On Essence it is sent by hand, from the row of each guest.
      return planType === 'grand_soiree'
        ? `Envía ${countText(count, 'invitación', 'invitaciones')} por WhatsApp`
        : `Invita por tu WhatsApp a ${countText(count, 'invitado sin email', 'invitados sin email')}`
    case 'address':
      return `Corrige ${countText(count, 'dirección que no funciona', 'direcciones que no funcionan')}`
    case 'reminder':
      return `Recuérdaselo a ${countText(count, 'invitado que no ha contestado', 'invitados que no han contestado')}`
    case 'contact':
      return `Consigue el email o el teléfono de ${countText(count, 'invitado', 'invitados')}`
  }
}
