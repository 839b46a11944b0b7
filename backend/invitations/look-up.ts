import type { Context } from 'koa'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { AppError } from '../platform/errors.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import { countAttempt, requireAttemptsLeft } from '../platform/http/rate-limit.ts'
import { findInvitation, findPreview } from './find-invitation.ts'

/**
 * The invitation behind a link. A guest's own link has no rate limit, because its token cannot be guessed. A
 * preview's slug can: previews are limited for each client, and blocked after too many unknown links.
 * Throws `invitation-not-found`, `too-many-requests`.
 */
export async function lookUpInvitation(ctx: Context, slug: string, token: string): Promise<Invitation> {
  const client = clientAddress(ctx.ip)
  const isPreview = token === 'preview'
  if (isPreview) {
    await requireAttemptsLeft('missed-link', client)
    await countAttempt('preview', client)
  }
  try {
    return await (isPreview ? findPreview(slug) : findInvitation(slug, token))
  } catch (error) {
    if (error instanceof AppError) await countAttempt('missed-link', client)
    throw error
  }
}
