import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { ensureSecret } from './data-dir-secret.ts'
import { holderFrom, legalSettings } from './legal-settings.ts'
import { usesLiveProviders } from './live-keys.ts'
import { sandboxCredentials } from './sandbox-credentials.ts'
import { SettingsError } from './settings-error.ts'

export { SettingsError }

const port = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(0), v.maxValue(65535)),
    String(fallback),
  )
const aRate = v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(0.01), v.maxValue(100_000))
const rate = (fallback: number) => v.optional(aRate, String(fallback))
const seconds = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.transform(Number), v.number(), v.minValue(1), v.maxValue(86_400)),
    String(fallback),
  )
const validity = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(36_000)),
    String(fallback),
  )
const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//))
const set = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty()))

const Settings = v.object({
  NODE_ENV: v.optional(v.picklist(['development', 'production', 'test']), 'development'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  PORT: port(3000),
  SANDBOX_PORT: port(3001),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//))),
  DATABASE_POOL: v.optional(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(2), v.maxValue(200)),
    '10',
  ),
  PUBLIC_URL: v.optional(httpUrl),
  PROXY_HOPS: v.optional(
    v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(0), v.maxValue(10)),
    '0',
  ),
  SANDBOX: v.optional(v.picklist(['true', 'false'])),
  SANDBOX_HOST: v.optional(v.string(), '127.0.0.1'),
  SESSION_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(32))),
  SESSION_PASSWORD_PREVIOUS: v.optional(v.pipe(v.string(), v.minLength(32))),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off']), 'on'),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  STRIPE_SECRET_KEY: set,
  STRIPE_PUBLISHABLE_KEY: set,
  STRIPE_WEBHOOK_SECRET: set,
  RESEND_API_KEY: set,
  RESEND_WEBHOOK_SECRET: set,
  TWILIO_ACCOUNT_SID: v.optional(v.pipe(v.string(), v.regex(/^AC/))),
  TWILIO_AUTH_TOKEN: set,
  TWILIO_WHATSAPP_FROM: v.optional(v.pipe(v.string(), v.regex(/^\+\d{8,15}$/))),
  TWILIO_CONTENT_SID_INVITATION: v.optional(v.pipe(v.string(), v.regex(/^HX/))),
  TWILIO_CONTENT_SID_REMINDER: v.optional(v.pipe(v.string(), v.regex(/^HX/))),
  TWILIO_CONTENT_SID_INVITATION_CARD: v.optional(v.pipe(v.string(), v.regex(/^HX/))),
  TWILIO_CONTENT_SID_REMINDER_CARD: v.optional(v.pipe(v.string(), v.regex(/^HX/))),
  TWILIO_SANDBOX_JOIN: set,
  EMAIL_FROM: v.optional(v.string(), 'Velada <invitaciones@velada.example>'),
  EMAIL_TO_PARTNERS: v.optional(v.string(), 'empresas@velada.example'),
  EMAIL_REQUESTS_PER_SECOND: rate(5),
  TRANSACTIONAL_EMAIL_REQUESTS_PER_SECOND: v.optional(aRate),
  WHATSAPP_MESSAGES_PER_SECOND: rate(80),
  WHATSAPP_VALIDITY_SECONDS: validity(14_400),
  SETTLE_AFTER_SECONDS: seconds(30),
  PAYMENT_SWEEP_SECONDS: seconds(300),
  ...legalSettings,
})

export type Env = ReturnType<typeof readEnv>

/**
 * Reads every setting once. Empty values count as unset. Throws `SettingsError` with one sentence about the problem: a
 * malformed value, incomplete provider keys, or a setting that production requires.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(Settings, given)
  if (!parsed.success) {
    const issue = parsed.issues[0]
    // Without the value, which may be a key or contain a password.
    const reason = issue.message.replace(/:? (but )?received .*$/is, '')
    throw new SettingsError(`The setting ${String(issue.path?.[0]?.key)} is not valid: ${reason}.`)
  }
  const settings = parsed.output
  const production = settings.NODE_ENV === 'production'
  const live = usesLiveProviders(given, settings)
  const dataDir = resolve(settings.DATA_DIR)

  if (settings.RATE_LIMITS === 'off' && settings.NODE_ENV !== 'test')
    throw new SettingsError('RATE_LIMITS=off is for tests alone (NODE_ENV=test).')
  if (production && !settings.SESSION_PASSWORD)
    throw new SettingsError('SESSION_PASSWORD is required in production (at least 32 characters).')
  if (production && !settings.PUBLIC_URL)
    throw new SettingsError(
      'PUBLIC_URL is required in production (the address guests open, such as https://velada.example).',
    )
  if (given.TRUST_PROXY !== undefined)
    throw new SettingsError(
      'TRUST_PROXY is now PROXY_HOPS: set it to how many proxies of yours a request passes (1 behind one, 0 behind none), and remove TRUST_PROXY.',
    )
  if (!live && settings.PORT === settings.SANDBOX_PORT && settings.PORT !== 0)
    throw new SettingsError(`PORT and SANDBOX_PORT are both ${settings.PORT}: give each its own.`)
  if (live && !settings.PUBLIC_URL)
    throw new SettingsError(
      'PUBLIC_URL is required with live provider keys: their webhooks and the links we send need it.',
    )

  const transactional =
    settings.TRANSACTIONAL_EMAIL_REQUESTS_PER_SECOND ?? settings.EMAIL_REQUESTS_PER_SECOND / 5
  if (transactional >= settings.EMAIL_REQUESTS_PER_SECOND)
    throw new SettingsError(
      'TRANSACTIONAL_EMAIL_REQUESTS_PER_SECOND is a part of EMAIL_REQUESTS_PER_SECOND: it must be less.',
    )

  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/(?<!\/)\/+$/, '')
  const sandboxUrl = `http://localhost:${settings.SANDBOX_PORT}`
  const sandbox = live
    ? null
    : {
        url: sandboxUrl,
        host: settings.SANDBOX_HOST,
        port: settings.SANDBOX_PORT,
        credentials: sandboxCredentials(dataDir),
      }
  const standIn = sandbox?.credentials
  return {
    production,
    nodeEnv: settings.NODE_ENV,
    host: settings.HOST,
    port: settings.PORT,
    dataDir,
    databaseUrl: settings.DATABASE_URL ?? null,
    databasePool: settings.DATABASE_POOL,
    publicUrl,
    /** How many proxies of ours a request passes; each appends an address to `X-Forwarded-For`. */
    proxyHops: settings.PROXY_HOPS,
    sessionPasswords: [
      settings.SESSION_PASSWORD ?? ensureSecret(dataDir, 'session-password'),
      ...(settings.SESSION_PASSWORD_PREVIOUS ? [settings.SESSION_PASSWORD_PREVIOUS] : []),
    ],
    limitsRates: settings.RATE_LIMITS === 'on',
    logLevel: settings.LOG_LEVEL,
    holder: holderFrom(settings),
    /** Where the sandbox listens; null with live keys. Only start-up, `verificationUrl` and the card form use it. */
    sandbox,
    stripe: {
      secretKey: settings.STRIPE_SECRET_KEY ?? standIn?.stripe.secretKey ?? '',
      publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? null,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? standIn?.stripe.webhookSecret ?? '',
      baseUrl: sandbox?.url ?? null,
      sweepSeconds: settings.PAYMENT_SWEEP_SECONDS,
    },
    email: {
      apiKey: settings.RESEND_API_KEY ?? standIn?.resend.apiKey ?? '',
      webhookSecret: settings.RESEND_WEBHOOK_SECRET ?? standIn?.resend.webhookSecret ?? '',
      baseUrl: sandbox?.url ?? null,
      from: settings.EMAIL_FROM,
      toPartners: settings.EMAIL_TO_PARTNERS,
      campaignRequestsPerSecond: settings.EMAIL_REQUESTS_PER_SECOND - transactional,
      transactionalRequestsPerSecond: transactional,
    },
    whatsapp: {
      accountSid: settings.TWILIO_ACCOUNT_SID ?? standIn?.twilio.accountSid ?? '',
      authToken: settings.TWILIO_AUTH_TOKEN ?? standIn?.twilio.authToken ?? '',
      from: settings.TWILIO_WHATSAPP_FROM ?? standIn?.twilio.whatsappFrom ?? '',
      contentSids: {
        invitation:
          settings.TWILIO_CONTENT_SID_INVITATION ?? standIn?.twilio.templates.invitation.contentSid ?? '',
        reminder: settings.TWILIO_CONTENT_SID_REMINDER ?? standIn?.twilio.templates.reminder.contentSid ?? '',
      },
      /** The templates headed by the card's picture; without one the plain template of its kind is used. */
      cardContentSids: {
        invitation:
          settings.TWILIO_CONTENT_SID_INVITATION_CARD ??
          standIn?.twilio.templates.invitationCard.contentSid ??
          null,
        reminder:
          settings.TWILIO_CONTENT_SID_REMINDER_CARD ??
          standIn?.twilio.templates.reminderCard.contentSid ??
          null,
      },
      /** What recipients must send to join Twilio's shared sandbox number; null with our own number. */
      sandboxJoin: settings.TWILIO_SANDBOX_JOIN ?? standIn?.twilio.joinCode ?? null,
      baseUrl: sandbox?.url ?? null,
      messagesPerSecond: settings.WHATSAPP_MESSAGES_PER_SECOND,
      /** Validity period: the provider sends a queued message within this time or reports it as failed. */
      validitySeconds: settings.WHATSAPP_VALIDITY_SECONDS,
      settleAfterSeconds: settings.SETTLE_AFTER_SECONDS,
    },
  }
}

/** The settings of this process, from the environment and, with lower priority, `.env` in the working directory. */
export function processEnv(): Env {
  const file = resolve('.env')
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return readEnv({ ...fromFile, ...process.env })
}

let current: Env | undefined

/** Sets the process's settings; `main.ts` and the tests call it once, before anything starts. */
export function adoptEnv(env: Env): Env {
  current = env
  return env
}

/** The process's settings. */
export function env(): Env {
  if (!current) throw new Error('the settings are not read yet')
  return current
}
