import { SettingsError } from './settings-error.ts'

const liveKeys = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  resend: ['RESEND_API_KEY', 'RESEND_WEBHOOK_SECRET'],
  twilio: [
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_WHATSAPP_FROM',
    'TWILIO_CONTENT_SID_INVITATION',
    'TWILIO_CONTENT_SID_REMINDER',
  ],
} as const

const names = Object.values(liveKeys).flat()

type Given = Record<string, string | undefined>
type Said = { NODE_ENV: string; SANDBOX?: 'true' | 'false' | undefined }

/**
 * Whether the providers are live: all of them or none, since a mixture would charge real cards without sending mails,
 * or the reverse. In production the sandbox is never a silent fallback: it must be requested. Throws `SettingsError`
 * with what is missing or contradictory.
 */
export function usesLiveProviders(given: Given, { NODE_ENV, SANDBOX }: Said): boolean {
  const missing = names.filter((name) => given[name] === undefined)
  if (missing.length === 0) {
    if (SANDBOX !== 'true') return true
    throw new SettingsError('SANDBOX=true and live provider keys are both set: unset one of them.')
  }
  if (missing.length < names.length)
    throw new SettingsError(
      `Live providers need all their keys: ${missing.join(', ')} missing (or unset them all to use the sandbox).`,
    )
  if (SANDBOX === 'false')
    throw new SettingsError(`SANDBOX=false needs the providers' live keys: ${names.join(', ')}.`)
  if (NODE_ENV === 'production' && SANDBOX !== 'true')
    throw new SettingsError(
      `Production needs the providers' live keys (${names.join(', ')}), or SANDBOX=true to run on purpose with stand-ins that charge and write to nobody.`,
    )
  return false
}
