import { maybeDropped, outage, tooSoon } from '../faults/suffer.ts'
import { type Answer, type Call, json } from '../http/call.ts'
import { type Route, route } from '../http/routes.ts'
import type { Sandbox } from '../sandbox.ts'
import { resendError } from './errors.ts'
import { type EmailRequest, once } from './once.ts'
import { presentEmail } from './present-email.ts'
import { sendBatch, sendEmail } from './send-emails.ts'

/** The part of Resend's API that the app calls. */
export function resendRoutes(sandbox: Sandbox): Route[] {
  const { messages } = sandbox

  async function admitted(call: Call, run: () => Promise<Answer>): Promise<Answer> {
    const refused = unauthorised(sandbox, call)
    if (refused) return refused
    const waitMs = tooSoon(sandbox, 'email')
    if (waitMs === 0) return maybeDropped(sandbox, 'email', call, await run())
    const seconds = String(Math.ceil(waitMs / 1000))
    return resendError(
      { name: 'rate_limit_exceeded' },
      {
        'retry-after': seconds,
        'ratelimit-limit': String(sandbox.limits.list().email ?? ''),
        'ratelimit-remaining': '0',
        'ratelimit-reset': seconds,
      },
    )
  }

  const sending = (send: (sandbox: Sandbox, request: EmailRequest) => Answer) => (call: Call) =>
    admitted(call, () =>
      once(sandbox, call, async (request) =>
        (await outage(sandbox, 'email'))
          ? resendError({ name: 'internal_server_error' })
          : send(sandbox, request),
      ),
    )

  return [
    route('POST /emails', sending(sendEmail)),
    route('POST /emails/batch', sending(sendBatch)),
    route('GET /emails/:id', (call) =>
      admitted(call, async () => {
        if (await outage(sandbox, 'email')) return resendError({ name: 'internal_server_error' })
        const message = messages.find(call.params.id ?? '')
        if (message?.channel !== 'email') return resendError({ name: 'not_found' })
        return json(200, presentEmail(sandbox, message))
      }),
    ),
  ]
}

function unauthorised(sandbox: Sandbox, call: Call): Answer | undefined {
  const key = /^Bearer (.+)$/.exec(call.headers.authorization ?? '')?.[1]
  if (!key) return resendError({ name: 'missing_api_key' })
  const refused = sandbox.faults.strike('email', 'unauthorized')
  const isOurs = key === sandbox.credentials.resend.apiKey && !refused
  return isOurs ? undefined : resendError({ name: 'invalid_api_key' })
}
