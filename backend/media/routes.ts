import type { Context } from 'koa'
import * as calls from '../../domain/calls/media.ts'
import type { CoverShape } from '../../domain/media/cover-shapes.ts'
import { imageLimits } from '../../domain/media/image-limits.ts'
import { requiresSession } from '../accounts/requires-session.ts'
import { findSession } from '../accounts/sessions.ts'
import { findCoverPhoto } from '../events/find-cover-photo.ts'
import { ownsEvent } from '../events/owns-event.ts'
import { AppError } from '../platform/errors.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { uuidOr404 } from '../platform/http/parse.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { takeFile, uploadedFile } from '../platform/http/upload.ts'
import { findCoverSource } from './find-cover-source.ts'
import { findRendition } from './find-rendition.ts'
import { frameImage } from './frame-image.ts'
import { jpegOf } from './jpeg-of.ts'
import { oneByOne } from './one-by-one.ts'
import { storeImage } from './store-image.ts'

export const mediaRoutes = callRoutes()

const upload = uploadedFile({ maxBytes: imageLimits.bytes, tooLarge: 'image-too-large' })

// Until its turn comes an upload waits on disk.
mediaRoutes.on(calls.storeImage, [rateLimit('media'), upload], (ctx) =>
  oneByOne(async () => storeImage((await takeFile(ctx)).bytes)),
)

mediaRoutes.on(calls.frameImage, [rateLimit('media')], async (ctx, { params, payload }) => {
  const id = uuidOr404(params.id, 'not-found')
  const session = await findSession(ctx)
  return oneByOne(() => frameImage(id, payload, session?.accountId ?? null))
})

// Like the picture itself: whoever has its address.
mediaRoutes.on(calls.findCoverPhoto, [], async (_ctx, { params }) => ({
  coverPhoto: await findCoverPhoto(`/media/${uuidOr404(params.id, 'not-found')}/`),
}))

// Only its owner: guests must not find what was left out of the frame.
mediaRoutes.on(calls.findCoverSource, [requiresSession, ownsEvent], (ctx) =>
  findCoverSource(ctx.state.eventId),
)

mediaRoutes.on(calls.downloadRendition, [], (ctx, { params }) => storedPicture(ctx, params, 'webp'))

mediaRoutes.on(calls.downloadJpeg, [], async (ctx, { params }) => {
  const webp = await storedPicture(ctx, params, 'jpg')
  return webp && jpegOf(ctx.path, webp)
})

/** The stored picture that a file's name means; undefined, with status 304, for a browser that has it. */
async function storedPicture(
  ctx: Context,
  { id, file }: { id: string; file: string },
  type: 'webp' | 'jpg',
): Promise<Buffer | undefined> {
  const imageId = uuidOr404(id, 'not-found')
  const [name, shape = 'whole', width, ending] =
    /^(?:(tall|wide|plate|landscape)-)?(\d{1,4})\.(webp|jpg)$/.exec(file) ?? []
  if (!name || ending !== type) throw new AppError('not-found')
  // An address is one picture for ever, so the address is its tag.
  const tag = `"${imageId}-${name}"`
  const isKnown = ctx.get('If-None-Match').includes(tag)
  const found = isKnown ? null : await findRendition(imageId, shape as 'whole' | CoverShape, Number(width))
  if (isKnown) ctx.status = 304
  ctx.set('ETag', tag)
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
  // Mail programs and link previews show the cover on pages of their own.
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return found?.bytes
}
