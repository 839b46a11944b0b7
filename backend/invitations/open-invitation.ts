import type { Context } from 'koa'
import type { Versioned } from './find-invitation.ts'
import { setLinkCookie } from './link-proof.ts'
import { lookUpInvitation } from './look-up.ts'

/**
 * Opens a link, through the API or as a page, and sets the cookie that proves it. `preview` shows the sample guest and
 * sets no cookie. Throws `invitation-not-found`.
 */
export async function openInvitation(ctx: Context, slug: string, token: string): Promise<Versioned> {
  const found = await lookUpInvitation(ctx, slug, token)
  if (!found.invitation.preview) setLinkCookie(ctx, found.invitation.guest.id, token)
  return found
}
