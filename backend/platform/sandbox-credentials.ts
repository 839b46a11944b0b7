/** A WhatsApp template as approved with the provider: `{{1}}`, `{{2}}`… are filled by `contentVariables`. */
export type WhatsappTemplate = { contentSid: string; name: string; text: string }

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
    templates: { invitation: WhatsappTemplate; reminder: WhatsappTemplate }
  }
}

/**
 * The fixed keys of the built-in sandbox providers. They open nothing but the sandbox, so they are no secret;
 * they have the shape of the providers' own test keys because the SDKs check it.
 * Template variables: 1 guest's name, 2 the event's title, 3 its date in words, 4 the guest's personal link.
 */
export const sandboxCredentials: SandboxCredentials = {
  stripe: {
    secretKey: 'sk_test_velada_sandbox_0000000000000000',
    webhookSecret: 'whsec_velada_sandbox_stripe_0000000000',
  },
  resend: {
    apiKey: 're_velada_sandbox_00000000000000',
    webhookSecret: 'whsec_dmVsYWRhLXNhbmRib3gtcmVzZW5kLXNlY3JldA==',
  },
  twilio: {
    accountSid: 'AC00000000000000000000000000000001',
    authToken: '00000000000000000000000000000002',
    whatsappFrom: '+14155238886',
    joinCode: 'join velada-demo',
    templates: {
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
    },
  },
}
