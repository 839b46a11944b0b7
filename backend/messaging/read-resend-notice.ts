import type { SuppressionReason } from '../../domain/sending/suppression.ts'
import type { DeliveryStatus } from './contract.ts'

/** What a provider's notice says of a delivery. `suppresses`: why its address is not written to again. */
export type NoticeRead = {
  deliveryId: string | null
  providerId: string | null
  status: DeliveryStatus
  reason: string | null
  suppresses: Exclude<SuppressionReason, 'unsubscribed'> | null
  /** The unsubscribe token of the mail, which says for whom; null in mails without one. */
  subscription: string | null
}

type ResendNotice = {
  type?: string
  data?: { email_id?: string; tags?: Record<string, string>; bounce?: { type?: string } }
}

const statuses: Record<string, DeliveryStatus> = {
  'email.sent': 'sent',
  'email.delivery_delayed': 'sent',
  'email.delivered': 'delivered',
  'email.opened': 'opened',
  'email.clicked': 'opened',
  'email.bounced': 'bounced',
  'email.complained': 'complained',
  'email.failed': 'failed',
  'email.suppressed': 'failed',
}

const reasons: Record<string, string> = {
  'email.bounced': 'La dirección no existe o no admite correo',
  'email.complained': 'Lo ha marcado como correo no deseado',
  'email.failed': 'El correo no se ha podido enviar',
  'email.suppressed': 'El servicio de correo ya no escribe a esta dirección',
}

const suppressing: Record<string, NoticeRead['suppresses']> = {
  'email.complained': 'complained',
  'email.suppressed': 'suppressed',
}

/** A notice of the mail provider; null when it is of a kind that says nothing about a delivery. */
export function readResendNotice({ type = '', data = {} }: ResendNotice): NoticeRead | null {
  const status = statuses[type]
  if (!status) return null
  const isHardBounce = type === 'email.bounced' && (data.bounce?.type ?? 'Permanent') === 'Permanent'
  return {
    deliveryId: data.tags?.delivery ?? null,
    providerId: data.email_id ?? null,
    status,
    reason: reasons[type] ?? null,
    suppresses: isHardBounce ? 'bounced' : (suppressing[type] ?? null),
    subscription: data.tags?.subscription ?? null,
  }
}
