import { hash } from 'node:crypto'
import { type Answer, type Call, json } from '../http/call.ts'
import type { Sandbox } from '../sandbox.ts'
import { resendError } from './errors.ts'

export type EmailRequest = {
  call: Call
  key: string | undefined
  /** The body, packed for the store. */
  packed: Buffer
  /** Equal for equal payloads. */
  fingerprint: string
}

/**
 * Runs a sending call once for its Idempotency-Key (24 h): the same payload gets the first answer again, another
 * one `invalid_idempotent_request`, and a second call during the first `concurrent_idempotent_requests`.
 */
export async function once(
  sandbox: Sandbox,
  call: Call,
  run: (request: EmailRequest) => Promise<Answer>,
): Promise<Answer> {
  const { answers, bodies, stats } = sandbox
  const header = call.headers['idempotency-key']
  const key = typeof header === 'string' ? header : undefined
  if (key !== undefined && (key.length < 1 || key.length > 256)) {
    return resendError({ name: 'invalid_idempotency_key' })
  }
  const packed = bodies.pack(call.body)
  // The packed form is as good as the payload for telling two apart, and far shorter to hash.
  const fingerprint = `${call.path} ${hash('sha256', packed)}`
  const request = { call, key, packed, fingerprint }
  if (key === undefined) return run(request)
  if (answers.isRunning('email', key)) return resendError({ name: 'concurrent_idempotent_requests' })
  const kept = answers.find('email', key)
  if (kept && kept.fingerprint !== fingerprint) return resendError({ name: 'invalid_idempotent_request' })
  if (kept) {
    stats.replayed.email += 1
    return json(kept.status, JSON.parse(kept.body))
  }
  answers.begin('email', key)
  try {
    return await run(request)
  } finally {
    answers.end('email', key)
  }
}

/** Keeps the answer to an accepted request; call it in the transaction that stores the mails. */
export function rememberAnswer(sandbox: Sandbox, { key, fingerprint }: EmailRequest, answer: Answer): void {
  if (key === undefined) return
  sandbox.answers.keep('email', key, {
    fingerprint,
    status: answer.status,
    body: answer.body ?? '',
    requestId: null,
  })
}
