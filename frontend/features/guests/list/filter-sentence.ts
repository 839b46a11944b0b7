import { statusNames } from '../../../../domain/party/guest-status.ts'
import { type GuestFilter, needNames } from './filter-guests.ts'
import { messageStateNames } from './message-state.ts'
import { missingNames } from './missing.ts'

/** What a filter asks for, in words: 'Pendiente · grupo «Trabajo» · «ana»'. */
export function filterSentence({ search, status, group, message, missing, need }: GuestFilter): string {
  return [
    status !== 'all' && statusNames[status],
    group !== null && `grupo «${group}»`,
    message !== null && `mensajes: ${messageStateNames[message].toLowerCase()}`,
    missing !== null && missingNames[missing].toLowerCase(),
    need !== null && needNames[need],
    search.trim() !== '' && `«${search.trim()}»`,
  ]
    .filter(Boolean)
    .join(' · ')
}
