import type { Context } from 'koa'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { rememberLink } from './link-proof.ts'
import { lookUpInvitation } from './look-up.ts'

/**
 * A link that was opened, through the API or as a page: the guest's browser gets the proof of it.
 * `preview` shows the sample guest and proves nothing. Throws `invitation-not-found`.
 */
export async function openInvitation(ctx: Context, slug: string, token: string): Promise<Invitation> {
  const invitation = await lookUpInvitation(ctx, slug, token)
  if (!invitation.preview) rememberLink(ctx, invitation.guest.id, token)
  return invitation
}
