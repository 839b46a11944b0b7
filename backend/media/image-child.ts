import { doesWorks } from '../platform/child-work.ts'
import { rasterise } from './rasterise.ts'
import { renderFrames } from './render-frames.ts'
import { renderImage } from './render-image.ts'
import type { ImageWork } from './rendering-children.ts'

/** Renders pictures for `rendering-children.ts`; its only message is what was rendered, or a drawing's JPEG. */
doesWorks(async function* (input) {
  const work = input as ImageWork
  if ('drawing' in work) return yield await rasterise(work)
  yield 'upload' in work
    ? await renderImage(Buffer.from(work.upload))
    : await renderFrames(Buffer.from(work.master), work.shapes, work.frames)
})
