import type { Knex } from 'knex'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { waitText } from '../../../domain/account/wait-text.ts'
import { database } from '../database.ts'
import { env } from '../env.ts'
import { AppError } from '../errors.ts'
import { clientAddress, privateHash } from './client-address.ts'
import type { Step } from './context.ts'

/** Attempts and their window in seconds. `shared` limits apply to all copies of the api together. */
const limits = {
  login: { points: 30, duration: 600, shared: true },
  verify: { points: 60, duration: 600, shared: true },
  reset: { points: 30, duration: 600, shared: true },
  'ask-verification': { points: 60, duration: 3600, shared: true },
  'ask-reset': { points: 60, duration: 3600, shared: true },
  erasure: { points: 10, duration: 600, shared: true },
  create: { points: 600, duration: 3600, shared: true },
  enquiry: { points: 30, duration: 3600, shared: true },
  media: { points: 120, duration: 3600, shared: false },
  rsvp: { points: 120, duration: 60, shared: false },
  preview: { points: 240, duration: 60, shared: true },
  'ask-lost-link': { points: 20, duration: 3600, shared: true },
  'missed-link': { points: 30, duration: 600, shared: true },
} as const

export type Limit = keyof typeof limits
type Limiter = RateLimiterMemory | RateLimiterPostgres

/** Of each pool, since the shared ones count through it. */
const made = new WeakMap<Knex, Map<Limit, Limiter>>()

function limiter(name: Limit): Limiter {
  const pool = database()
  const ofPool = made.get(pool) ?? new Map<Limit, Limiter>()
  made.set(pool, ofPool)
  const known = ofPool.get(name)
  if (known) return known
  const { points, duration, shared } = limits[name]
  const fresh = shared
    ? new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'knex',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
      })
    : new RateLimiterMemory({ keyPrefix: name, points, duration })
  ofPool.set(name, fresh)
  return fresh
}

/** Counts one attempt for `key`. Throws `too-many-requests` when its limit is used up. */
export async function countAttempt(name: Limit, key: string): Promise<void> {
  if (!env().limitsRates) return
  try {
    // Hashed, so that any key fits the column and no address is stored.
    await limiter(name).consume(privateHash(key))
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooManyRequests(refused.msBeforeNext / 1000)
    throw refused
  }
}

/** Throws `too-many-requests` when the limit of `key` is used up, without counting an attempt. */
export async function requireAttemptsLeft(name: Limit, key: string): Promise<void> {
  const used = await limiter(name).get(privateHash(key))
  if (used && used.consumedPoints > limits[name].points) throw tooManyRequests(used.msBeforeNext / 1000)
}

/** The failure with the time to wait, in its message and in `Retry-After`. */
export function tooManyRequests(seconds: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(seconds))
  return new AppError('too-many-requests', { wait: waitText(retryAfter), retryAfter })
}

/** Middleware: limits a route by client address. */
export const rateLimit =
  (name: Limit): Step =>
  async (ctx, next) => {
    await countAttempt(name, clientAddress(ctx.ip))
    await next()
  }
