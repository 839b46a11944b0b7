import useSWR, { type SWRConfiguration } from 'swr'
import { type Call, type Place, pathOf, type ResponseOf } from '../../domain/calls/define-call.ts'

/** What a GET call answers, kept by SWR under the call's path; null asks for nothing. */
export const useCall = <C extends Call & { method: 'GET' }>(
  call: C,
  args: Place<C> | null,
  options?: SWRConfiguration<ResponseOf<C>, Error>,
) => useSWR<ResponseOf<C>, Error>(args && pathOf(call, args), options)
