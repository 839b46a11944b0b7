import { coverShapes } from '../../domain/media/cover-shapes.ts'
import { mountedShapeOf } from '../../domain/media/suggested-frames.ts'
import type { Call } from './call.ts'

/** The largest frame of each shape in a picture. */
const frameOf = ({ width, height }: { width: number; height: number }, ratio: number) => {
  const wide = Math.min(width, height * ratio)
  return { x: 0, y: 0, width: wide / width, height: wide / ratio / height }
}

export const callsOfPictures: Record<string, Call> = {
  'POST /api/media': {
    rare: true,
    request: ({ random, files }) => ({
      method: 'POST',
      path: '/api/media',
      file: random.pick(files.pictures),
    }),
    learn: ({ images }, { status, text }) => {
      if (status !== 201) return
      const { url, width, height } = JSON.parse(text) as { url: string; width: number; height: number }
      images.push({ id: url.split('/')[2] ?? '', width, height, url })
    },
  },
  'POST /api/media/:id/frames': {
    rare: true,
    request: ({ random, images, cookie }) => {
      const image = random.pick(images)
      const framed = { tall: frameOf(image, 9 / 16), wide: frameOf(image, 16 / 9) }
      const { ratio } = coverShapes[mountedShapeOf(image)]
      const json = random.pick([framed, { ...framed, mounted: frameOf(image, ratio) }])
      // The owner may frame it also when the event shows it already.
      return { method: 'POST', path: `/api/media/${image.id}/frames`, headers: { cookie }, json }
    },
  },
  'GET /api/media/:id/measures': {
    request: ({ random, images }) => ({
      method: 'GET',
      path: `/api/media/${random.pick(images).id}/measures`,
    }),
  },
  'GET /media/:id/:file': {
    request: ({ random, images }) => ({ method: 'GET', path: random.pick(images).url }),
  },
  'GET /media/:id/jpeg/:file': {
    request: ({ random, images }) => ({
      method: 'GET',
      path: random.pick(images).url.replace(/\/(\d+)\.webp$/, '/jpeg/$1.jpg'),
    }),
  },
}
