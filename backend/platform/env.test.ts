import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv, SettingsError } from './env.ts'
import { missingLegalSettings } from './legal-settings.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'velada-env-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const read = (settings: Record<string, string>) => readEnv({ DATA_DIR: dataDir, ...settings })

const live = {
  PUBLIC_URL: 'https://velada.example/',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  RESEND_API_KEY: 're_1',
  RESEND_WEBHOOK_SECRET: 'whsec_2',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secreto',
  TWILIO_WHATSAPP_FROM: '+34600100200',
  TWILIO_CONTENT_SID_INVITATION: 'HX1',
  TWILIO_CONTENT_SID_REMINDER: 'HX2',
}

/** The message of the `SettingsError`. */
function refusal(settings: Record<string, string>): string {
  try {
    read(settings)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    const { message } = error as Error
    expect(message).toMatch(/^[^\n]+[.)]$/)
    return message
  }
  throw new Error('the settings were accepted')
}

test('with nothing set everything has its default, and the providers are the sandbox', () => {
  expect(read({})).toMatchObject({
    production: false,
    port: 3000,
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    sandbox: { url: 'http://localhost:3001', port: 3001 },
    proxyHops: 0,
  })
})

test('an empty value counts as unset', () => {
  expect(read({ PORT: '', STRIPE_SECRET_KEY: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
  })
})

test('the session password is made once, and only its owner may read it', () => {
  const [one] = read({}).sessionPasswords
  expect(one?.length).toBeGreaterThanOrEqual(32)
  expect(read({}).sessionPasswords).toEqual([one])
  expect(statSync(join(dataDir, 'session-password')).mode & 0o777).toBe(0o600)
  expect(readFileSync(join(dataDir, 'session-password'), 'utf8')).toBe(one)
})

test('a session password that is set is used, the former one still opens', () => {
  const [now, before] = ['n'.repeat(32), 'b'.repeat(32)]
  expect(read({ SESSION_PASSWORD: now, SESSION_PASSWORD_PREVIOUS: before }).sessionPasswords).toEqual([
    now,
    before,
  ])
})

test('all live keys together turn the sandbox off', () => {
  const env = read(live)
  expect(env.sandbox).toBe(null)
  expect(env.publicUrl).toBe('https://velada.example')
  expect(env.stripe).toMatchObject({ secretKey: 'sk_live_1', publishableKey: 'pk_live_1', baseUrl: null })
  expect([env.email.baseUrl, env.whatsapp.baseUrl, env.whatsapp.sandboxJoin]).toEqual([null, null, null])
})

test.each(Object.keys(live).filter((name) => name !== 'PUBLIC_URL'))(
  'live keys without %s are refused by its name',
  (name) => {
    expect(refusal({ ...live, [name]: '' })).toContain(name)
  },
)

test('half the keys of one provider name everything that is missing', () => {
  const said = refusal({ STRIPE_SECRET_KEY: 'sk_live_1' })
  for (const name of Object.keys(live).filter((key) => !['PUBLIC_URL', 'STRIPE_SECRET_KEY'].includes(key)))
    expect(said).toContain(name)
})

test('live keys need the public address', () => {
  expect(refusal({ ...live, PUBLIC_URL: '' })).toContain('PUBLIC_URL')
})

test('production cannot do without a session password and a public address', () => {
  const password = 'p'.repeat(32)
  expect(refusal({ ...live, NODE_ENV: 'production' })).toContain('SESSION_PASSWORD')
  expect(refusal({ NODE_ENV: 'production', SANDBOX: 'true', SESSION_PASSWORD: password })).toContain(
    'PUBLIC_URL',
  )
  expect(read({ ...live, NODE_ENV: 'production', SESSION_PASSWORD: password }).production).toBe(true)
})

test('production without keys does not fall back to the sandbox: it wants live keys, or SANDBOX=true', () => {
  const production = { NODE_ENV: 'production', SESSION_PASSWORD: 'p'.repeat(32), PUBLIC_URL: live.PUBLIC_URL }
  const said = refusal(production)
  expect(said).toContain('SANDBOX=true')
  for (const name of Object.keys(live).filter((key) => key !== 'PUBLIC_URL')) expect(said).toContain(name)
  expect(read({ ...production, SANDBOX: 'true' }).sandbox).toMatchObject({ host: '127.0.0.1' })
  expect(read({ ...production, ...live }).sandbox).toBe(null)
})

test('SANDBOX at odds with the keys is refused', () => {
  expect(refusal({ ...live, SANDBOX: 'true' })).toContain('SANDBOX')
  expect(refusal({ SANDBOX: 'false' })).toContain('STRIPE_SECRET_KEY')
  expect(read({ ...live, SANDBOX: 'false' }).sandbox).toBe(null)
})

test('the sandbox listens on this machine alone unless told otherwise', () => {
  expect(read({}).sandbox?.host).toBe('127.0.0.1')
  expect(read({ HOST: '0.0.0.0', SANDBOX_HOST: '::1' }).sandbox?.host).toBe('::1')
})

test('the sandbox’s keys are made for each data directory, and stay', () => {
  const keys = JSON.stringify(read({}).sandbox?.credentials)
  expect(JSON.stringify(read({}).sandbox?.credentials)).toBe(keys)
  const other = mkdtempSync(join(tmpdir(), 'velada-env-'))
  const [ours, theirs] = [read({}), read({ DATA_DIR: other })]
  rmSync(other, { recursive: true })
  const secrets = ({ stripe, email, whatsapp }: typeof ours) => [
    stripe.secretKey,
    stripe.webhookSecret,
    email.apiKey,
    email.webhookSecret,
    whatsapp.authToken,
  ]
  expect(secrets(ours).filter((secret) => secrets(theirs).includes(secret))).toEqual([])
  expect(statSync(join(dataDir, 'sandbox-secret')).mode & 0o777).toBe(0o600)
})

test('two servers cannot share a port', () => {
  const said = refusal({ PORT: '4000', SANDBOX_PORT: '4000' })
  expect(said).toContain('SANDBOX_PORT')
  expect(read({ ...live, PORT: '4000', SANDBOX_PORT: '4000' }).port).toBe(4000)
})

test.each([
  ['PORT', 'tres mil'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['SANDBOX_PORT', '3001.5'],
  ['DATABASE_URL', 'mysql://usuario:clave-secreta@host/db'],
  ['DATABASE_POOL', '1'],
  ['PUBLIC_URL', 'velada.example'],
  ['PUBLIC_URL', 'ftp://velada.example'],
  ['NODE_ENV', 'produccion'],
  ['PROXY_HOPS', 'quizás'],
  ['PROXY_HOPS', '-1'],
  ['TRUST_PROXY', 'true'],
  ['SANDBOX', 'quizás'],
  ['SESSION_PASSWORD', 'clave-secreta'],
  ['LOG_LEVEL', 'mucho'],
  ['TWILIO_ACCOUNT_SID', 'clave-secreta'],
  ['TWILIO_WHATSAPP_FROM', 'whatsapp:+34600100200'],
  ['EMAIL_REQUESTS_PER_SECOND', '0'],
  ['EMAIL_REQUESTS_PER_SECOND', 'rápido'],
  ['TRANSACTIONAL_EMAIL_REQUESTS_PER_SECOND', '0'],
  ['TRANSACTIONAL_EMAIL_REQUESTS_PER_SECOND', '5'],
  ['SETTLE_AFTER_SECONDS', '0'],
])('%s=%s is refused by its name, and its value is not repeated', (name, value) => {
  const said = refusal({ [name]: value })
  expect(said).toContain(name)
  if (value.length > 8) expect(said).not.toContain(value)
  expect(said).not.toContain('clave-secreta')
})

test('a fifth of the mail rate is set aside for transactional mail, or what the setting says', () => {
  expect(read({}).email).toMatchObject({ campaignRequestsPerSecond: 4, transactionalRequestsPerSecond: 1 })
  const given = read({ EMAIL_REQUESTS_PER_SECOND: '10', TRANSACTIONAL_EMAIL_REQUESTS_PER_SECOND: '3' })
  expect(given.email).toMatchObject({ campaignRequestsPerSecond: 7, transactionalRequestsPerSecond: 3 })
})

test('the holder’s data are settings, and those that the law asks for are named while they are missing', () => {
  const { holder } = read({ LEGAL_NAME: 'Velada Celebraciones, S.L.', LEGAL_TAX_ID: 'B00000000' })
  expect(holder).toMatchObject({ name: 'Velada Celebraciones, S.L.', taxId: 'B00000000', address: null })
  expect(missingLegalSettings(holder)).toEqual(['LEGAL_ADDRESS', 'LEGAL_HOSTING', 'LEGAL_EMAIL'])
  expect(refusal({ LEGAL_EMAIL: 'hola' })).toContain('LEGAL_EMAIL')
})
