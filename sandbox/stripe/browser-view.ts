import type { Intent } from './objects.ts'

/** What a browser that only knows the client secret is shown. */
export function browserView(intent: Intent) {
  const { metadata: _metadata, latest_charge: _charge, review: _review, ...rest } = intent
  return rest
}
