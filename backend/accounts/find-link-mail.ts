import { unseal } from '../platform/crypto.ts'
import { env } from '../platform/env.ts'
import { Account } from './account.ts'
import { AccountLink } from './account-link.ts'
import { resetUrl, verificationUrl } from './issue-link.ts'

export type LinkMail = {
  to: string
  url: string
  coupleNames: string
  hasAccount: boolean
  /** When the link expires. */
  until: Date
}

/** The data of a link's mail; null when the link was used or its mail was sent already. */
export async function findLinkMail(linkId: string): Promise<LinkMail | null> {
  const link = await AccountLink.query().findById(linkId)
  if (!link?.sealedToken || link.usedAt) return null
  const until = link.expiresAt
  const token = unseal(link.sealedToken, env().sessionPasswords)
  if (link.purpose === 'reset') {
    const account = await Account.query().findById(link.accountId ?? '')
    return account
      ? { to: account.email, url: resetUrl(token), coupleNames: '', hasAccount: true, until }
      : null
  }
  const event = await findLinkedEvent(link.eventId ?? '')
  if (!event) return null
  const account = await Account.query().findOne({ email: event.email })
  return {
    to: event.email,
    url: verificationUrl(token),
    coupleNames: event.coupleNames,
    hasAccount: account !== undefined,
    until,
  }
}

/** Deletes the encrypted token. Call it once the mail was accepted. */
export async function deleteLinkToken(linkId: string): Promise<void> {
  await AccountLink.query().findById(linkId).patch({ sealedToken: null })
}

type LinkedEvent = { id: string; email: string; coupleNames: string; accountId: string | null }

/** The event of a verification link. Queried by table name, because accounts may not import events. */
async function findLinkedEvent(eventId: string): Promise<LinkedEvent | undefined> {
  return AccountLink.knex()<LinkedEvent>('events')
    .where({ id: eventId })
    .first('id', 'email', 'coupleNames', 'accountId')
}
