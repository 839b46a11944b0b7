import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

/** The path of the guest's own page. Throws `invitation-not-found` when the token is not this guest's. */
export async function findInvitationPath(guestId: string, token: string): Promise<string> {
  const found: { slug: string } | undefined = await database()('guests')
    .join('events', 'events.id', 'guests.eventId')
    .where({ 'guests.id': guestId, 'guests.token': token })
    .first('events.slug')
  if (!found) throw new AppError('invitation-not-found')
  return `/invite/${found.slug}/${token}`
}
