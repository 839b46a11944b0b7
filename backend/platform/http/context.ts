import type { DefaultContext, Middleware } from 'koa'

/** Request state; each key is set by the middleware in its comment. */
export type State = {
  /** `requiresSession`: who is signed in. */
  accountId: string
  sessionId: string
  /** `ownsEvent`, `ownsGuest`: verified to belong to the account. */
  eventId: string
  /** `ownsGuest`, `provesInvitation`. */
  guestId: string
}

export type Step = Middleware<State, DefaultContext>
