import * as v from 'valibot'
import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import type { SuppressionReason } from '../../domain/sending/suppression.ts'
import { UnreadableWebhook } from '../webhooks/set-aside.ts'

/** What a webhook says about a delivery. `suppresses`: why its address is suppressed from now on. */
export type WebhookRead = {
  deliveryId: string | null
  providerId: string | null
  status: DeliveryStatus
  reason: string | null
  suppresses: Exclude<SuppressionReason, 'unsubscribed'> | null
  /** The unsubscribe token of the mail, which identifies its address; null in mails without one. */
  subscription: string | null
  /** Nothing was sent, because the provider could not load the message's picture. */
  isPictureLost?: boolean
}

const text = v.nullish(v.pipe(v.string(), v.maxLength(500)))
const ResendWebhook = v.object({
  type: v.pipe(v.string(), v.maxLength(100)),
  data: v.object({
    email_id: text,
    tags: v.nullish(v.object({ delivery: text, subscription: text })),
    bounce: v.nullish(v.object({ type: text })),
  }),
})

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

const suppressing: Record<string, WebhookRead['suppresses']> = {
  'email.complained': 'complained',
  'email.suppressed': 'suppressed',
}

/** A webhook of the mail provider; null when its type is not about a delivery. Throws `UnreadableWebhook`. */
export function readResendWebhook(payload: object): WebhookRead | null {
  const { type: kind } = payload as { type?: unknown }
  if (typeof kind === 'string' && !Object.hasOwn(statuses, kind)) return null
  const read = v.safeParse(ResendWebhook, payload)
  if (!read.success)
    throw new UnreadableWebhook(`no webhook of a mail: ${v.getDotPath(read.issues[0]) ?? 'all of it'}`)
  const { type, data } = read.output
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
