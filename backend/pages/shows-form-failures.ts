import type { Context, Middleware } from 'koa'
import type { Invitation } from '../../domain/calls/invitations.ts'
import type { FailureCode } from '../../domain/failures.ts'
import { unexpected } from '../../domain/failures.ts'
import { pageKeyOf } from '../../domain/pages.ts'
import { findInvitationPath } from '../invitations/find-invitation-path.ts'
import { proofOf } from '../invitations/link-proof.ts'
import type { AppError } from '../platform/errors.ts'
import { formReader } from '../platform/http/body.ts'
import { isOwnHost } from '../platform/http/csrf.ts'
import { failureFrom } from '../platform/http/failures.ts'
import { log } from '../platform/log.ts'
import { refusedForm } from '../rsvp/reopened-form.ts'
import { sendFailurePage } from './failure-page.ts'
import { loadPageData } from './load-page-data.ts'
import type { Renderer } from './renderer.ts'
import { sendPage } from './send-page.ts'

const answered = /^\/api\/guests\/([0-9a-f-]{36})\/rsvp$/i
const read = formReader('200kb')

/**
 * Shows a guest without JavaScript why an RSVP was refused: on their own page with the form open and filled in,
 * or, when that page fails, on a static one that can resubmit the same form. Nothing typed is lost.
 */
export const showsFormFailures =
  (renderer: Renderer): Middleware =>
  async (ctx, next) => {
    const [, guestId] = answered.exec(ctx.path) ?? []
    if (!guestId || ctx.method !== 'POST' || !ctx.is('urlencoded')) return next()
    try {
      await next()
    } catch (error) {
      if (ctx.headerSent) throw error
      const failure = failureFrom(error, ctx)
      // A cross-site form is not offered for resubmission.
      const form = failure?.code === 'cross-site' ? null : await formOf(ctx)
      const isShown = failure && form && (await reopen(ctx, renderer, guestId, failure, form))
      if (!isShown) sendFailurePage(ctx, failure?.status ?? 500, { ...explained(ctx, failure), sent: form })
    }
  }

/** The submitted form; null when it cannot be read. */
async function formOf(ctx: Context): Promise<URLSearchParams | null> {
  const { rawBody } = ctx.request
  if (rawBody !== undefined) return new URLSearchParams(String(rawBody).replaceAll('%00', ''))
  return read(ctx).catch(() => null)
}

/**
 * Responds with the guest's page and the filled form; false when the failure is not about the form, or the page fails.
 */
async function reopen(
  ctx: Context,
  renderer: Renderer,
  guestId: string,
  failure: AppError,
  form: URLSearchParams,
): Promise<boolean> {
  const reopened = refusedForm(failure, form)
  if (!reopened) return false
  try {
    const path = await findInvitationPath(guestId, proofOf(ctx, guestId))
    const { fallback, head } = await loadPageData(path, ctx)
    const [[key = '', invitation] = []] = Object.entries(fallback)
    const data = { fallback: { [key]: { ...(invitation as Invitation), reopened } }, ...(head && { head }) }
    await sendPage(ctx, renderer, path, data, failure.status)
    return true
  } catch (error) {
    log.warn({ code: failure.code, error }, 'a refused form is shown without its page')
    return false
  }
}

const lost: Partial<Record<FailureCode, string>> = {
  'invitation-not-found':
    'Este navegador no ha podido demostrar que la invitación es tuya. Ábrela de nuevo con el enlace que recibiste y, después, envía otra vez tu respuesta desde aquí: lo que has escrito sigue en esta página.',
  'cross-site':
    'La respuesta no venía de tu invitación y, por seguridad, no la hemos guardado. Abre tu invitación con el enlace que recibiste y responde allí.',
  unavailable:
    'Volvemos enseguida. Lo que has escrito sigue en esta página: espera unos segundos y envíalo otra vez.',
}

function explained(ctx: Context, failure: AppError | null) {
  const path = ownInvitation(ctx)
  return {
    title: 'Tu respuesta no se ha guardado',
    text: failure ? (lost[failure.code] ?? failure.message) : unexpected,
    back: path ? { path, label: 'Abrir la invitación' } : { path: '/', label: 'Ir a la página de Velada' },
  }
}

/** The invitation of the form, from the Referer header. */
function ownInvitation(ctx: Context): string | null {
  const referrer = URL.parse(ctx.get('Referer'))
  return referrer && isOwnHost(ctx, referrer.host) && pageKeyOf(referrer.pathname) === 'invitation'
    ? referrer.pathname
    : null
}
