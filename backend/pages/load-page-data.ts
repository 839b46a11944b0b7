import type { Context } from 'koa'
import * as accountCalls from '../../domain/calls/accounts.ts'
import * as configCalls from '../../domain/calls/config.ts'
import { pathOf } from '../../domain/calls/define-call.ts'
import * as invitationCalls from '../../domain/calls/invitations.ts'
import { pageOf } from '../../domain/pages.ts'
import type { HeadTags } from '../../frontend/entry-server.tsx'
import { findSession } from '../accounts/sessions.ts'
import { findConfig } from '../config/find-config.ts'
import type { VersionedLink } from '../invitations/find-invitation.ts'
import { openInvitation } from '../invitations/open-invitation.ts'
import { AppError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { reopenedForm } from '../rsvp/reopened-form.ts'
import { linkPictureOf } from './link-picture.ts'

/**
 * `fallback`: by GET path, the data that the page would fetch. `status` other than 200 is the status of the
 * response. `head`: head data that only the server knows.
 */
export type PageData = {
  fallback: Record<string, unknown>
  status?: number
  head?: () => Pick<HeadTags, 'image' | 'address'>
  /** A guest's invitation that can be composed of what is kept of it. */
  versioned?: VersionedLink
  /** Names all that a guest's page shows but the time: another name after every change. */
  madeOf?: () => string
}

/** The data of the page at `path`, for server rendering: what the page's record names. */
export async function loadPageData(path: string, ctx: Context): Promise<PageData> {
  const { data = [] } = pageOf(path)
  if (data === 'invitation') {
    const [, , slug, token, beyond] = path.split('/')
    return slug && token && beyond === undefined ? invitationFor(ctx, slug, token) : { fallback: {} }
  }
  const loaders = { config: () => configFor(path), session: () => sessionFor(ctx) }
  const parts = await Promise.all(data.map((part) => loaders[part]()))
  return { fallback: Object.assign({}, ...parts) }
}

/** Without a session cookie the answer to `/api/auth/me` is known; with one the page asks itself. */
async function sessionFor(ctx: Context): Promise<Record<string, unknown>> {
  try {
    // Without cookies, nothing needs to be decrypted.
    return ctx.get('Cookie') && (await findSession(ctx)) ? {} : { [pathOf(accountCalls.findMe, {})]: null }
  } catch (error) {
    log.warn({ error }, 'a page is shown without knowing who is signed in')
    return {}
  }
}

/** Milliseconds for which pages show the same settings; the call that asks for them gets the newest. */
const configLasts = 2_000
let recent: { until: number; config: ReturnType<typeof findConfig> } | undefined

function recentConfig(): ReturnType<typeof findConfig> {
  if (recent && Date.now() < recent.until) return recent.config
  const config = findConfig()
  recent = { until: Date.now() + configLasts, config }
  config.catch(() => {
    recent = undefined
  })
  return config
}

/** The link of 'Ver Ejemplo'. Landing pages must also work while the database is down. */
async function configFor(path: string): Promise<Record<string, unknown>> {
  try {
    return { [pathOf(configCalls.findConfig, {})]: await recentConfig() }
  } catch (error) {
    log.warn({ path, error }, 'a landing is shown without its settings')
    return {}
  }
}

/** A guest's invitation; null for an unknown link, for which the page has status 404. */
async function invitationFor(ctx: Context, slug: string, token: string): Promise<PageData> {
  const path = pathOf(invitationCalls.openInvitation, { params: { slug, token } })
  try {
    const { invitation: opened, version } = await openInvitation(ctx, slug, token)
    const reopened = opened.preview ? undefined : reopenedForm(ctx.query)
    return {
      fallback: { [path]: { ...opened, reopened } },
      head: () => ({ image: linkPictureOf(opened.event), address: `/invite/${slug}/${token}` }),
      ...(version && {
        madeOf: () => `${version} ${JSON.stringify({ ...opened, event: undefined, reopened })}`,
      }),
      ...(version && !reopened && { versioned: { invitation: opened, token, version } }),
    }
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return { fallback: { [path]: null }, status: 404 }
    throw error
  }
}
