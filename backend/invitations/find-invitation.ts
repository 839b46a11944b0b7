import type { Invitation } from '../../domain/calls/invitations.ts'
import { Event } from '../events/event.ts'
import { findCoverPhoto } from '../events/find-cover-photo.ts'
import { Guest } from '../guests/guest.ts'
import { AppError } from '../platform/errors.ts'
import { findSeatsLeft } from './find-seats-left.ts'
import { presentInvited, presentInvitedEvent, sampleGuest, withoutPhones } from './present.ts'

/** What a guest's link shows. Throws `invitation-not-found` when slug and token do not belong together. */
export async function findInvitation(slug: string, token: string): Promise<Invitation> {
  const guest = await Guest.query().findOne({ token })
  const event = guest && (await Event.query().findOne({ id: guest.eventId, slug }))
  if (!event) throw new AppError('invitation-not-found')
  const busSeatsLeft = await findSeatsLeft(event, guest.id)
  return {
    event: await shownEvent(event),
    guest: presentInvited(guest),
    preview: false,
    ...(busSeatsLeft && { busSeatsLeft }),
  }
}

/** The same screen with a sample guest, who cannot answer. Throws `invitation-not-found`. */
export async function findPreview(slug: string): Promise<Invitation> {
  const event = await Event.query().findOne({ slug })
  if (!event) throw new AppError('invitation-not-found')
  return { event: withoutPhones(await shownEvent(event)), guest: sampleGuest, preview: true }
}

const shownEvent = async (event: Event) =>
  presentInvitedEvent(event, await findCoverPhoto(event.coverImageUrl))
