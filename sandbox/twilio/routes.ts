import { maybeDropped, outage, tooSoon } from '../faults/suffer.ts'
import { type Answer, type Call, json } from '../http/call.ts'
import { type Route, route } from '../http/routes.ts'
import type { Sandbox } from '../sandbox.ts'
import { createMessage } from './create-message.ts'
import { twilioError } from './errors.ts'
import { listMessages } from './list-messages.ts'
import { presentMessage } from './present-message.ts'

const account = '/2010-04-01/Accounts/:accountSid'

/** The part of Twilio's messaging API that the app calls. Only creating counts for the rate limit. */
export function twilioRoutes(sandbox: Sandbox): Route[] {
  const answering = (handle: (sandbox: Sandbox, call: Call) => Answer) => async (call: Call) => {
    const refused = unauthorised(sandbox, call)
    if (refused) return refused
    const waitMs = tooSoon(sandbox, 'whatsapp', call.method === 'POST')
    if (waitMs > 0) return twilioError(20429, undefined, { 'retry-after': String(Math.ceil(waitMs / 1000)) })
    if (await outage(sandbox, 'whatsapp')) return twilioError(20500)
    return maybeDropped(sandbox, 'whatsapp', call, handle(sandbox, call))
  }

  return [
    route(`POST ${account}/Messages.json`, answering(createMessage)),
    route(`GET ${account}/Messages.json`, answering(listMessages)),
    route(`GET ${account}/Messages/:file`, answering(fetchMessage)),
  ]
}

function fetchMessage(sandbox: Sandbox, call: Call): Answer {
  const message = sandbox.messages.find((call.params.file ?? '').replace(/\.json$/, ''))
  if (message?.channel !== 'whatsapp') {
    return twilioError(20404, `The requested resource ${call.path} was not found`)
  }
  return json(200, presentMessage(sandbox, message))
}

function unauthorised(sandbox: Sandbox, call: Call): Answer | undefined {
  const { accountSid, authToken } = sandbox.credentials.twilio
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  const refused = sandbox.faults.strike('whatsapp', 'unauthorized')
  if (refused || call.headers.authorization !== expected) return twilioError(20003)
  return call.params.accountSid === accountSid ? undefined : twilioError(20404)
}
