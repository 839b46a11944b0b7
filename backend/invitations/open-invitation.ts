import type { Context } from 'koa'
import { AppError } from '../platform/errors.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'
import type { Invitation } from './contract.ts'
import { findInvitation, findPreview } from './find-invitation.ts'
import { rememberLink } from './link-proof.ts'

/**
 * A link that was opened, through the API or as a page: the guest's browser gets the proof of it.
 * `preview` shows the sample guest and proves nothing. Throws `invitation-not-found`.
 */
export async function openInvitation(ctx: Context, slug: string, token: string): Promise<Invitation> {
  if (token === 'preview') return findPreview(slug)
  const invitation = await findInvitation(slug, token).catch(async (error: unknown) => {
    // Opening one's own link is free; guessing others' is not.
    if (error instanceof AppError) await countAttempt('invitation', ctx.ip)
    throw error
  })
  rememberLink(ctx, invitation.guest.id, token)
  return invitation
}
