import { type GuestStatus, guestStatuses } from '../../../../domain/party/guest-status.ts'
import { type GuestNeed, guestNeeds } from '../../../../domain/sending/guest-needs.ts'
import { type GuestFilter, noFilter } from './filter-guests.ts'
import { type MessageState, messageStates } from './message-state.ts'
import { type Missing, missingKinds } from './missing.ts'
import { type GuestSort, type SortKey, sortKeys } from './sort-guests.ts'

/** Which parties of the list are shown, and in which order. */
export type ListView = { filter: GuestFilter; sort: GuestSort | null }

/** How each choice is named in the address. A link that was shared stays valid: names are never changed. */
const statusNames: Record<GuestStatus, string> = {
  pending: 'pendientes',
  confirmed: 'confirmados',
  declined: 'no-asisten',
}
const messageNames: Record<MessageState, string> = {
  none: 'sin-enviar',
  'under-way': 'en-camino',
  sent: 'enviados',
  delivered: 'entregados',
  opened: 'abiertos',
  failed: 'no-llegaron',
  unknown: 'sin-confirmar',
}
const missingNames: Record<Missing, string> = {
  contact: 'contacto',
  arrival: 'rebotados',
  opening: 'sin-abrir',
  name: 'nombre',
}
/** The rows that wait for something, as `&lista=`. */
export const listNames: Record<GuestNeed, string> = {
  invitation: 'por-invitar',
  whatsapp: 'por-whatsapp',
  address: 'por-corregir',
  reminder: 'por-recordar',
  contact: 'sin-contacto',
  names: 'por-nombrar',
}
const sortNames: Record<SortKey, string> = {
  name: 'nombre',
  group: 'grupo',
  seats: 'plazas',
  status: 'estado',
  message: 'mensaje',
  answered: 'respuesta',
}

/** What an address shows; what it does not understand is left out. */
export function viewOf(search: URLSearchParams): ListView {
  const named = <Key extends string>(param: string, keys: readonly Key[], names: Record<Key, string>) =>
    keys.find((key) => names[key] === search.get(param)) ?? null
  const order = search.get('orden') ?? ''
  const key = sortKeys.find((one) => sortNames[one] === order.replace(/^-/, ''))
  return {
    filter: {
      ...noFilter,
      search: search.get('q') ?? '',
      status: named('estado', guestStatuses, statusNames) ?? 'all',
      group: search.get('grupo'),
      message: named('mensaje', messageStates, messageNames),
      missing: named('falta', missingKinds, missingNames),
      need: named('lista', guestNeeds, listNames),
    },
    sort: key ? { key, isDescending: order.startsWith('-') } : null,
  }
}

/** The address of a view, in the guests' tab. */
export function searchOf({ filter, sort }: ListView): URLSearchParams {
  const { search, status, group, message, missing, need } = filter
  const params = new URLSearchParams({ tab: 'guests' })
  if (search !== '') params.set('q', search)
  if (status !== 'all') params.set('estado', statusNames[status])
  if (group !== null) params.set('grupo', group)
  if (message) params.set('mensaje', messageNames[message])
  if (missing) params.set('falta', missingNames[missing])
  if (need) params.set('lista', listNames[need])
  if (sort) params.set('orden', `${sort.isDescending ? '-' : ''}${sortNames[sort.key]}`)
  return params
}
