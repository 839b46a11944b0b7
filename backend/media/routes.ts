import Router from '@koa/router'
import { imageLimits } from '../events/contract.ts'
import { AppError } from '../platform/errors.ts'
import { takeFile, uploadedFile } from '../platform/http/body.ts'
import type { State } from '../platform/http/context.ts'
import { uuidOr404 } from '../platform/http/parse.ts'
import { rateLimit } from '../platform/http/rate-limit.ts'
import { findRendition } from './find-rendition.ts'
import { oneByOne } from './one-by-one.ts'
import { storeImage } from './store-image.ts'

export const mediaRoutes = new Router<State>()

const upload = uploadedFile({ maxBytes: imageLimits.bytes, tooLarge: 'image-too-large' })

mediaRoutes.post('/api/media', rateLimit('media'), upload, async (ctx) => {
  // Until its turn comes an upload waits on disk.
  ctx.body = await oneByOne(async () => storeImage((await takeFile(ctx)).bytes))
  ctx.status = 201
})

mediaRoutes.get('/media/:id/:file', async (ctx) => {
  const id = uuidOr404(ctx.params.id, 'not-found')
  const width = /^(\d{1,4})\.webp$/.exec(ctx.params.file ?? '')?.[1]
  if (!width) throw new AppError('not-found')
  // An address is one picture for ever, so the address is its tag.
  const tag = `"${id}-${width}"`
  if (ctx.get('If-None-Match').includes(tag)) {
    ctx.status = 304
  } else {
    const { contentType, bytes } = await findRendition(id, Number(width))
    ctx.body = bytes
    ctx.type = contentType
  }
  ctx.set('ETag', tag)
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
  // Mail programs and link previews show the cover on pages of their own.
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
})
