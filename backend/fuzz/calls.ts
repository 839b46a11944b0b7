import { callsOfCouples } from './calls-of-couples.ts'
import { callsOfGuests } from './calls-of-guests.ts'
import { callsOfProviders } from './calls-of-providers.ts'
import type { Request } from './requests.ts'
import type { Reply } from './send.ts'
import type { World } from './world.ts'

export type Call = {
  /** A request as a client of ours sends it, about what the world holds. */
  request(world: World): Request | Promise<Request>
  /** What its answer adds to the world. */
  learn?(world: World, reply: Reply): void
  /** Costs much, so it is asked less often. */
  rare?: true
}

/** Every call of the api by method and path; `calls.test.ts` holds them against the router's own. */
export const calls: Record<string, Call> = { ...callsOfGuests, ...callsOfCouples, ...callsOfProviders }
