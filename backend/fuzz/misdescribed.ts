import * as v from 'valibot'
import { allCalls } from '../openapi/all-calls.ts'
import type { Reply } from './send.ts'

const described = new Map(allCalls.map(({ call }) => [`${call.method} ${call.path}`, call]))

/**
 * What a successful response says otherwise than its call promises (and with it docs/openapi.json); null if nothing.
 * `openapi.test.ts` holds that every call is known here.
 */
export function misdescribed(name: string, { status, headers, text }: Reply): string | null {
  const call = described.get(name)
  // A page of the screens is no call.
  if (!call) return null
  const { response } = call
  // A form that is posted without script is answered by the page to look at next.
  if (status === 303) return null
  const promised = call.status ?? (response === undefined ? 204 : 200)
  if (status !== promised) return `status ${status} instead of ${promised}`
  if (response === undefined) return text === '' ? null : 'a body where none is promised'
  const type = String(headers['content-type']).split(';')[0]
  if (typeof response === 'string') return type === response ? null : `${type} instead of ${response}`
  const read = v.safeParse(response, JSON.parse(text))
  if (read.success) return null
  const [issue] = read.issues
  return `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`
}
