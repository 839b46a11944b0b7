import { findConfig } from '../../../../domain/calls/config.ts'
import { useCall } from '../../../lib/use-call.ts'
import { holder } from '../holder.ts'

/** Who runs the site, as the settings say it; the parts that are unset are null, the address for mails never is. */
export function useHolder() {
  const { data: config } = useCall(findConfig, {})
  const known = config?.holder
  return { ...known, email: known?.email ?? holder.email, privacyEmail: known?.email ?? holder.privacyEmail }
}
