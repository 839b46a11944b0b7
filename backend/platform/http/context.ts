import type { DefaultContext, Middleware } from 'koa'

/** What middleware learns about a request; each key is set by the one middleware that its comment names. */
export type State = {
  /** `requiresSession`: who is signed in. */
  accountId: string
  sessionId: string
  /** `ownsEvent`, `ownsGuest`: proven to be the account's own. */
  eventId: string
  /** `ownsGuest`, `provesInvitation`. */
  guestId: string
}

export type Step = Middleware<State, DefaultContext>
