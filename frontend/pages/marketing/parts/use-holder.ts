import useSWR from 'swr'
import type { PublicConfig } from '../../../../domain/calls/config.ts'
import { holder } from '../holder.ts'

/** Who runs the site, as the settings say it; the parts that are unset are null, the address for mails never is. */
export function useHolder() {
  const { data: config } = useSWR<PublicConfig>('/api/config')
  const known = config?.holder
  return { ...known, email: known?.email ?? holder.email, privacyEmail: known?.email ?? holder.privacyEmail }
}
