import type { Request } from './requests.ts'
import type { Reply } from './send.ts'
import type { World } from './world.ts'

/** One call of the api among the generated requests. */
export type Call = {
  /** A request as our own client would send it, with ids of the world. */
  request(world: World): Request | Promise<Request>
  /** Adds what the response created to the world. */
  learn?(world: World, reply: Reply): void
  /** Expensive, so it is called less often. */
  rare?: true
}
