import type { EventStatistics } from '../../../domain/calls/statistics.ts'
import { countText, figure } from '../../lib/count-text.ts'

type Counts = Pick<EventStatistics, 'totalGuests' | 'confirmed' | 'declined' | 'pending' | 'responseRate'>

/** 'De 150 invitaciones: 64 aceptadas, 76 sin responder y 10 declinadas. Ha respondido el 49 %.' */
export function invitationsText({ totalGuests, confirmed, declined, pending, responseRate }: Counts): string {
  if (totalGuests === 0) return 'Todavía no hay invitaciones.'
  const parts = [
    countText(confirmed, 'aceptada', 'aceptadas'),
    `${figure(pending)} sin responder`,
    countText(declined, 'declinada', 'declinadas'),
  ]
  return `De ${countText(totalGuests, 'invitación', 'invitaciones')}: ${parts[0]}, ${parts[1]} y ${parts[2]}. Ha respondido el ${responseRate} %.`
}
