import { callsOfCouples } from './calls-of-couples.ts'
import { callsOfGuests } from './calls-of-guests.ts'
import { callsOfProviders } from './calls-of-providers.ts'
import type { Request } from './requests.ts'
import type { Reply } from './send.ts'
import type { World } from './world.ts'

export type Call = {
  /** A request as our own client would send it, with ids of the world. */
  request(world: World): Request | Promise<Request>
  /** Adds what the response created to the world. */
  learn?(world: World, reply: Reply): void
  /** Expensive, so it is called less often. */
  rare?: true
}

/** Every call of the api by method and path; `calls.test.ts` compares them with the routers. */
export const calls: Record<string, Call> = { ...callsOfGuests, ...callsOfCouples, ...callsOfProviders }
