import type { User } from '../../../domain/calls/accounts.ts'
import { Select } from '../../ui/select.tsx'

type Props = { events: User['events']; eventId: string; onSwitch: (eventId: string) => void }

/** Which of the account's events is shown; only when there are several. */
export function EventSwitcher({ events, eventId, onSwitch }: Props) {
  if (events.length < 2) return null
  return (
    <Select
      compact
      label="Cambiar de evento"
      options={events.map(({ id, coupleNames, eventDate }) => ({
        value: id,
        label: `${coupleNames} · ${new Date(eventDate).getFullYear()}`,
      }))}
      value={eventId}
      onValueChange={onSwitch}
    />
  )
}
