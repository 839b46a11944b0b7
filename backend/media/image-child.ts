import { doesWorks } from '../platform/child-work.ts'
import { renderFrames, renderImage } from './render-image.ts'
import type { ImageWork } from './rendering-children.ts'

/** Renders pictures for `rendering-children.ts`; its only message is what was rendered. */
doesWorks(async function* (input) {
  const work = input as ImageWork
  yield 'upload' in work
    ? await renderImage(Buffer.from(work.upload))
    : await renderFrames(Buffer.from(work.master), work.shapes, work.frames)
})
