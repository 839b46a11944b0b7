import type { Context } from 'koa'
import { AppError } from '../platform/errors.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import { countAttempt, requireAttemptsLeft } from '../platform/http/rate-limit.ts'
import { findPreview, findVersioned, type Versioned } from './find-invitation.ts'

/**
 * The invitation behind a link. A guest's own link has no rate limit, because its token cannot be guessed. A
 * preview's slug can: previews are limited for each client, and blocked after too many unknown links.
 * Throws `invitation-not-found`, `too-many-requests`.
 */
export async function lookUpInvitation(ctx: Context, slug: string, token: string): Promise<Versioned> {
  const client = clientAddress(ctx.ip)
  const isPreview = token === 'preview'
  if (isPreview) {
    await requireAttemptsLeft('missed-link', client)
    await countAttempt('preview', client)
  }
  try {
    if (!isPreview) return await findVersioned(slug, token)
    return { invitation: await findPreview(slug), version: null }
  } catch (error) {
    if (error instanceof AppError) await countAttempt('missed-link', client)
    throw error
  }
}
