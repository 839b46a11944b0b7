import { type Answer, json } from '../http/call.ts'

/** Codes, statuses and messages of https://resend.com/docs/api-reference/errors. */
const failures = {
  missing_api_key: [401, 'Missing API key in the authorization header.'],
  invalid_api_key: [403, 'API key is invalid.'],
  invalid_idempotency_key: [400, 'The key must be between 1-256 chars.'],
  invalid_idempotent_request: [
    409,
    'Same idempotency key used with a different request payload. Use a different idempotency key or payload.',
  ],
  concurrent_idempotent_requests: [
    409,
    'Same idempotency key used while original request is still in progress. Try again later.',
  ],
  missing_required_field: [422, 'The request body is missing one or more required fields.'],
  validation_error: [422, 'We found an error with one or more fields in the request.'],
  invalid_from_address: [422, 'Invalid `from` field.'],
  not_found: [404, 'Email not found'],
  rate_limit_exceeded: [429, 'Too many requests. Slow down as the rate limit response headers say.'],
  internal_server_error: [500, 'An unexpected error occurred.'],
} as const satisfies Record<string, readonly [number, string]>

export type ResendErrorName = keyof typeof failures
export type Refusal = { name: ResendErrorName; message?: string }

export function resendError({ name, message }: Refusal, headers: Record<string, string> = {}): Answer {
  const [statusCode, usual] = failures[name]
  return json(statusCode, { statusCode, message: message ?? usual, name }, headers)
}
