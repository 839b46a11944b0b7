import type { Context } from 'koa'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { setLinkCookie } from './link-proof.ts'
import { lookUpInvitation } from './look-up.ts'

/**
 * Opens a link, through the API or as a page, and sets the cookie that proves it. `preview` shows the sample guest and
 * sets no cookie. Throws `invitation-not-found`.
 */
export async function openInvitation(ctx: Context, slug: string, token: string): Promise<Invitation> {
  const invitation = await lookUpInvitation(ctx, slug, token)
  if (!invitation.preview) setLinkCookie(ctx, invitation.guest.id, token)
  return invitation
}
