import { hkdfSync } from 'node:crypto'
import { ensureSecret } from './data-dir-secret.ts'

/**
 * A WhatsApp template as approved with the provider: `{{1}}`, `{{2}}`… are filled by `contentVariables`. `media`: what
 * heads it, on the app's own host, as the host of an approved template's media is fixed.
 */
export type WhatsappTemplate = { contentSid: string; name: string; text: string; media?: string }

export type SandboxCredentials = {
  stripe: { secretKey: string; webhookSecret: string }
  resend: { apiKey: string; webhookSecret: string }
  twilio: {
    accountSid: string
    authToken: string
    /** E.164, without the `whatsapp:` prefix. */
    whatsappFrom: string
    /** What a recipient sends to `whatsappFrom` before it may write to them. */
    joinCode: string
    templates: Record<'invitation' | 'reminder' | 'invitationCard' | 'reminderCard', WhatsappTemplate>
  }
}

const plainTemplates = {
  invitation: {
    contentSid: 'HX00000000000000000000000000000011',
    name: 'velada_invitacion',
    text: 'Hola, {{1}}:\n\nYa está lista la invitación para {{2}}, el {{3}}.\n\nSe abre y se responde en este enlace: {{4}}\n\nSerá un día muy especial.',
  },
  reminder: {
    contentSid: 'HX00000000000000000000000000000012',
    name: 'velada_recordatorio',
    text: 'Hola, {{1}}:\n\nAún nos falta la respuesta a la invitación para {{2}}, el {{3}}.\n\nResponder lleva 15 segundos: {{4}}\n\nMuchas gracias.',
  },
}
const media = '/card/{{5}}.jpg'
export const whatsappTemplates: SandboxCredentials['twilio']['templates'] = {
  ...plainTemplates,
  invitationCard: {
    ...plainTemplates.invitation,
    contentSid: 'HX00000000000000000000000000000013',
    name: 'velada_invitacion_tarjeta',
    media,
  },
  reminderCard: {
    ...plainTemplates.reminder,
    contentSid: 'HX00000000000000000000000000000014',
    name: 'velada_recordatorio_tarjeta',
    media,
  },
}

/**
 * The keys of the built-in sandbox providers, made for each data directory from a secret in it: whoever knows those of
 * one Velada opens no other. They have the shape of the providers' own test keys because the SDKs check it.
 * Template variables: 1 guest's name, 2 the event's title, 3 its date in words, 4 the guest's personal link, 5 the id of
 * the card's picture in those headed by it.
 */
export function sandboxCredentials(dataDir: string): SandboxCredentials {
  const secret = ensureSecret(dataDir, 'sandbox-secret')
  const key = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `velada/${name}`, bytes))
  return {
    stripe: {
      secretKey: `sk_test_${key('stripe-key', 16).toString('hex')}`,
      webhookSecret: `whsec_${key('stripe-webhooks', 16).toString('hex')}`,
    },
    resend: {
      apiKey: `re_${key('resend-key', 16).toString('hex')}`,
      webhookSecret: `whsec_${key('resend-webhooks', 24).toString('base64')}`,
    },
    twilio: {
      accountSid: 'AC00000000000000000000000000000001',
      authToken: key('twilio-token', 16).toString('hex'),
      whatsappFrom: '+14155238886',
      joinCode: 'join velada-demo',
      templates: whatsappTemplates,
    },
  }
}
