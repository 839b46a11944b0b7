import Router from '@koa/router'
import type { CoverShape } from '../../domain/media/cover-shapes.ts'
import { imageLimits } from '../../domain/media/image-limits.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { findSession } from '../accounts/sessions.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { AppError } from '../platform/errors.ts'
import { jsonBody, takeFile, uploadedFile } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { parse, uuidOr404 } from '../platform/http/parse.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { findCoverSource } from './find-cover-source.ts'
import { findRendition } from './find-rendition.ts'
import { frameImage } from './frame-image.ts'
import { Frames } from './frames.ts'
import { oneByOne } from './one-by-one.ts'
import { storeImage } from './store-image.ts'

export const mediaRoutes = new Router<State>()

const upload = uploadedFile({ maxBytes: imageLimits.bytes, tooLarge: 'image-too-large' })

mediaRoutes.post('/api/media', rateLimit('media'), upload, async (ctx) => {
  // Until its turn comes an upload waits on disk.
  ctx.body = await oneByOne(async () => storeImage((await takeFile(ctx)).bytes))
  ctx.status = 201
})

mediaRoutes.post('/api/media/:id/frames', rateLimit('media'), jsonBody(), async (ctx) => {
  const id = uuidOr404(ctx.params.id, 'not-found')
  const frames = parse(Frames, ctx.request.body)
  const session = await findSession(ctx)
  ctx.body = await oneByOne(() => frameImage(id, frames, session?.accountId ?? null))
  ctx.status = 201
})

// Only its owner: guests must not find what was left out of the frame.
mediaRoutes.get('/api/events/:eventId/cover', requiresSession, ownsEvent, async (ctx) => {
  ctx.body = await findCoverSource(ctx.state.eventId)
})

mediaRoutes.get('/media/:id/:file', async (ctx) => {
  const id = uuidOr404(ctx.params.id, 'not-found')
  const [file, shape = 'whole', width] =
    /^(?:(tall|wide)-)?(\d{1,4})\.webp$/.exec(ctx.params.file ?? '') ?? []
  if (!file) throw new AppError('not-found')
  // An address is one picture for ever, so the address is its tag.
  const tag = `"${id}-${file.slice(0, -'.webp'.length)}"`
  if (ctx.get('If-None-Match').includes(tag)) {
    ctx.status = 304
  } else {
    const { contentType, bytes } = await findRendition(id, shape as 'whole' | CoverShape, Number(width))
    ctx.body = bytes
    ctx.type = contentType
  }
  ctx.set('ETag', tag)
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
  // Mail programs and link previews show the cover on pages of their own.
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
})
