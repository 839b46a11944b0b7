/** The provider keys of an environment, as far as they are set. */
export type ProviderKeys = {
  stripeSecretKey?: string | undefined
  stripePublishableKey?: string | undefined
  resendApiKey?: string | undefined
  twilioAuthToken?: string | undefined
}

/**
 * Why the sandbox must not run beside these keys, in one sentence; undefined when it may. Real keys mean real money
 * and real messages, and nobody should have to wonder which of the two an invitation went through.
 */
export function refuseLiveKeys(keys: ProviderKeys): string | undefined {
  if (
    /^(sk|rk)_live_/.test(keys.stripeSecretKey ?? '') ||
    /^pk_live_/.test(keys.stripePublishableKey ?? '')
  ) {
    return 'The sandbox does not start beside a live Stripe key.'
  }
  const real = [
    ['STRIPE_SECRET_KEY', keys.stripeSecretKey],
    ['RESEND_API_KEY', keys.resendApiKey],
    ['TWILIO_AUTH_TOKEN', keys.twilioAuthToken],
  ].find(([, value]) => value)
  return real
    ? `The sandbox does not start while ${real[0]} is set: unset the provider keys to use it.`
    : undefined
}
