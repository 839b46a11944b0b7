import { hash } from 'node:crypto'
import type { Answer, Call } from '../http/call.ts'
import type { Sandbox } from '../sandbox.ts'
import { stripeError } from './errors.ts'

/**
 * Runs a POST once for its Idempotency-Key. The first answer is kept for 24 hours and given again, refusals of a
 * card (402) and 500s included; what failed before anything was done (400, 401, 404, 409, 429) is not kept.
 * https://docs.stripe.com/api/idempotent_requests
 */
export async function once(sandbox: Sandbox, call: Call, run: () => Promise<Answer>): Promise<Answer> {
  const { answers, stats } = sandbox
  const header = call.headers['idempotency-key']
  if (call.method !== 'POST' || typeof header !== 'string' || header === '') return run()
  if (header.length > 255) {
    return stripeError({ status: 400, message: 'Idempotency keys can be at most 255 characters.' })
  }
  const fingerprint = hash('sha256', `${call.path}\n${call.body.toString('latin1')}`)
  if (answers.isRunning('card', header)) {
    return stripeError({
      status: 409,
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${header}. Try again in a bit.`,
    })
  }
  const kept = answers.find('card', header)
  if (kept && kept.fingerprint !== fingerprint) {
    return stripeError({
      status: 400,
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${header}' if you meant to execute a different request.`,
    })
  }
  if (kept) {
    stats.replayed.card += 1
    return {
      status: kept.status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'idempotency-key': header,
        'idempotent-replayed': 'true',
        'original-request': kept.requestId ?? '',
      },
      body: kept.body,
    }
  }
  answers.begin('card', header)
  try {
    const answer = await run()
    if (answer.status < 300 || answer.status === 402 || answer.status === 500) {
      const requestId = answer.headers?.['request-id'] ?? null
      answers.keep('card', header, {
        fingerprint,
        status: answer.status,
        body: answer.body ?? '',
        requestId,
      })
    }
    return { ...answer, headers: { ...answer.headers, 'idempotency-key': header } }
  } finally {
    answers.end('card', header)
  }
}
