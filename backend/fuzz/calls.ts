import type { Call } from './call.ts'
import { callsOfCampaigns } from './calls-of-campaigns.ts'
import { callsOfCouples } from './calls-of-couples.ts'
import { callsOfGuests } from './calls-of-guests.ts'
import { callsOfImports } from './calls-of-imports.ts'
import { callsOfLists } from './calls-of-lists.ts'
import { callsOfPictures } from './calls-of-pictures.ts'
import { callsOfProviders } from './calls-of-providers.ts'

/** Every call of the api by method and path; `calls.test.ts` compares them with the routers. */
export const calls: Record<string, Call> = {
  ...callsOfGuests,
  ...callsOfPictures,
  ...callsOfCouples,
  ...callsOfLists,
  ...callsOfImports,
  ...callsOfCampaigns,
  ...callsOfProviders,
}
