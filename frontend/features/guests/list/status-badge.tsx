import { Check, Clock, X } from 'lucide-react'
import { type GuestStatus, statusNames } from '../../../../domain/party/guest-status.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'

const looks = {
  pending: ['waiting', Clock],
  confirmed: ['good', Check],
  declined: ['neutral', X],
} as const satisfies Record<GuestStatus, readonly [BadgeTone, typeof Check]>

/** A guest's status: icon, word and colour. */
export function StatusBadge({ status }: { status: GuestStatus }) {
  const [tone, Icon] = looks[status]
  return (
    <Badge $tone={tone}>
      <Icon aria-hidden="true" />
      {statusNames[status]}
    </Badge>
  )
}
