import * as v from 'valibot'
import { BusTrip, tripText } from '../../../domain/event/bus-trips.ts'
import { formats } from '../../../domain/event/formats.ts'
import { longDate } from '../../lib/dates.ts'

const labels: Record<string, string> = {
  coupleNames: 'Nombres de los novios',
  eventDate: 'Fecha del evento',
  timezone: 'Zona horaria',
  rsvpDeadline: 'Fecha límite para confirmar',
  ceremonyTime: 'Hora de la ceremonia',
  ceremonyPlace: 'Lugar de la ceremonia',
  ceremonyUrl: 'Mapa de la ceremonia',
  receptionTime: 'Hora de la celebración',
  receptionPlace: 'Lugar de la celebración',
  receptionUrl: 'Mapa de la celebración',
  hasBusTransport: 'Autobús',
  busInfo: 'Información del autobús',
  closingWords: 'Palabras de despedida',
  busTrips: 'Trayectos del autobús',
  invitationFormat: 'Formato',
  primaryColor: 'Color primario',
  secondaryColor: 'Color secundario',
  hotels: 'Hoteles',
  interestSites: 'Lugares de interés',
  importantPhones: 'Teléfonos importantes',
  menus: 'Menús',
  asksChildAge: 'Edad de los niños',
}

/** The label of a field in the editor. */
export const labelOf = (name: string): string => labels[name] ?? name

/** A trip has no id before it is saved. */
const Trip = v.omit(BusTrip, ['id'])

/** A value of the event as text; one line for each list entry. */
export function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (Array.isArray(value)) return value.map(valueText).join('\n')
  if (v.is(Trip, value)) return value.seats ? `${tripText(value)} (${value.seats} plazas)` : tripText(value)
  if (typeof value === 'object' && value !== null) return Object.values(value).map(valueText).join(' · ')
  if (typeof value !== 'string') return ''
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return longDate(`${value}T12:00:00Z`, 'UTC')
  return value in formats ? formats[value as keyof typeof formats].label : value
}
