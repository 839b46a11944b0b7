import type { Context } from 'koa'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { FailureCode } from '../../../domain/failures.ts'
import { log } from '../log.ts'
import { clientHash } from './client-address.ts'
import { maskedPath } from './masked-path.ts'

/** The security events that are logged. */
export type SecurityEvent =
  | 'signed-in'
  | 'sign-in-refused'
  | 'signed-out'
  | 'session-ended'
  | 'other-sessions-ended'
  | 'email-verified'
  | 'verification-asked'
  | 'reset-asked'
  | 'password-reset'
  | 'link-refused'
  | 'limited'
  | 'not-theirs'
  | 'csrf-refused'
  | 'forged-notice'

/** Log lines a minute for one kind and client, so that an attack does not fill the disk. */
const lines = new RateLimiterMemory({ points: 60, duration: 60 })

/**
 * Logs a security event with its account and client. Never an email, an address or a token: the account by its id, the
 * client by a stable keyed hash.
 */
export function logSecurity(ctx: Context, happened: SecurityEvent, accountId?: string | null): void {
  const client = clientHash(ctx)
  lines.consume(`${happened} ${client}`).then(
    () => {
      const line = { security: happened, client, method: ctx.method, path: maskedPath(ctx.path) }
      log.info({ ...line, ...(accountId && { accountId }) }, 'security')
    },
    () => undefined,
  )
}

const refusals: Partial<Record<FailureCode, SecurityEvent>> = {
  'account-password-wrong': 'sign-in-refused',
  'link-invalid': 'link-refused',
  'reset-link-invalid': 'link-refused',
  'too-many-requests': 'limited',
  'cross-site': 'csrf-refused',
  'forged-notice': 'forged-notice',
}
/** Not-found failures that may hide access to somebody else's data. */
const notTheirs = new Set<FailureCode>([
  'event-not-found',
  'guest-not-found',
  'campaign-not-found',
  'payment-not-found',
  'session-not-found',
])

/** Logs a refusal that matters for security. */
export function logRefusal(ctx: Context, code: FailureCode): void {
  const accountId: string | undefined = ctx.state.accountId
  const happened = refusals[code] ?? (accountId && notTheirs.has(code) ? 'not-theirs' : undefined)
  if (happened) logSecurity(ctx, happened, accountId)
}
