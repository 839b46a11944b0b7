import { doesWorks } from '../platform/child-work.ts'
import { renderFrame, renderImage } from './render-image.ts'
import type { ImageWork } from './rendering-children.ts'

/** Renders pictures for `rendering-children.ts`; its only message is the list of renditions. */
doesWorks(async function* (input) {
  const work = input as ImageWork
  yield 'upload' in work
    ? await renderImage(Buffer.from(work.upload))
    : await renderFrame(Buffer.from(work.master), work.shape, work.frame)
})
