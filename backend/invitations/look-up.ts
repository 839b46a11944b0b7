import type { Context } from 'koa'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { AppError } from '../platform/errors.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import { countAttempt, requireAttemptsLeft } from '../platform/http/rate-limit.ts'
import { findInvitation, findPreview } from './find-invitation.ts'

/**
 * What a link shows that somebody opens. A guest's own link is free, however often: its token cannot be guessed. A
 * preview's can, by its slug, so a client has so many, and none after too many that lead nowhere.
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
