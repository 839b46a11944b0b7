import { type Answer, json } from '../http/call.ts'

/** Codes of https://www.twilio.com/docs/api/errors. */
const failures = {
  20003: [401, 'Authenticate'],
  20404: [404, 'The requested resource was not found'],
  20429: [429, 'Too Many Requests'],
  20500: [500, 'An internal server error has occurred'],
  21211: [400, "The 'To' number is not a valid phone number."],
  21604: [400, "A 'To' phone number is required."],
  21603: [400, "A 'From' phone number is required."],
  21619: [400, 'A text message body, media urls or content sid must be provided.'],
  21654: [400, 'A ContentSid must be specified if ContentVariables are provided.'],
  21655: [400, 'The ContentSid is Invalid'],
  21656: [400, 'The ContentVariables Parameter is invalid'],
  21609: [400, "The 'StatusCallback' URL is not a valid URL."],
  90007: [400, 'Invalid validity period value'],
  63007: [400, 'Twilio could not find a Channel with the specified From address'],
} as const satisfies Record<number, readonly [number, string]>

export type TwilioCode = keyof typeof failures

export function twilioError(
  code: TwilioCode,
  message?: string,
  headers: Record<string, string> = {},
): Answer {
  const [status, usual] = failures[code]
  const more_info = `https://www.twilio.com/docs/errors/${code}`
  return json(status, { code, message: message ?? usual, more_info, status }, headers)
}

/** Why an accepted message fails later; arrives as `ErrorCode` of its callback. */
export const laterFailures: Record<number, string> = {
  30036: 'Validity Period Expired',
  63003: 'Channel could not find To address',
  63015: 'Channel Sandbox can only send messages to phone numbers that have joined the Sandbox',
  63016: 'Failed to send freeform message because you are outside the allowed window',
  63018: 'Rate limit exceeded for Channel',
  63019: 'Media failed to download',
  63021: 'Channel invalid content error',
  63024: 'Invalid message recipient',
}
