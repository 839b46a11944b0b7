import type { Answer, Call } from '../http/call.ts'
import { type FormTree, textOf } from '../http/form.ts'
import type { Sandbox } from '../sandbox.ts'
import { stripeError } from './errors.ts'
import type { Intent } from './objects.ts'

/**
 * Who is calling: our server with the secret key, or (where allowed) a browser that knows the intent's client
 * secret, with a publishable key or none. Otherwise Stripe's 401. Takes `key` and `client_secret` out of the form.
 */
export function access(
  sandbox: Sandbox,
  call: Call,
  form: FormTree,
  forBrowsers: boolean,
): 'secret' | 'browser' | Answer {
  const key = keyOf(call, form)
  const clientSecret = textOf(form.client_secret)
  delete form.key
  delete form.client_secret
  if (key === sandbox.credentials.stripe.secretKey) return 'secret'
  if (forBrowsers && clientSecret && (key === undefined || key.startsWith('pk_test_'))) {
    const intent = sandbox.stripeObjects.find<Intent>('payment_intent', call.params.id ?? '')
    if (intent?.client_secret === clientSecret) return 'browser'
    return stripeError({
      status: intent ? 400 : 404,
      code: intent ? 'payment_intent_invalid_parameter' : 'resource_missing',
      message: intent
        ? 'The client_secret provided does not match the client_secret associated with this PaymentIntent.'
        : `No such payment_intent: '${call.params.id}'`,
      param: intent ? 'client_secret' : 'intent',
    })
  }
  const message = key
    ? `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`
    : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. "Authorization: Bearer YOUR_SECRET_KEY").'
  return stripeError({ status: 401, message })
}

function keyOf(call: Call, form: FormTree): string | undefined {
  const header = call.headers.authorization
  const bearer = /^Bearer (.+)$/.exec(header ?? '')?.[1]
  if (bearer) return bearer
  const basic = /^Basic (.+)$/.exec(header ?? '')?.[1]
  if (basic) return Buffer.from(basic, 'base64').toString().split(':')[0]
  return textOf(form.key)
}
