import { jpegOf } from '../../backend/media/jpeg-of.ts'
import { renderFrames } from '../../backend/media/render-frames.ts'
import type { InvitationCard } from '../../domain/event/invitation-card.ts'
import type { CoverShape } from '../../domain/media/cover-shapes.ts'
import { samplePhotos } from './sample-photos.ts'

type Name = keyof typeof samplePhotos
type Cover = Pick<InvitationCard, 'coverImageUrl' | 'coverPhoto'>

const names = Object.keys(samplePhotos) as Name[]
const idOf = (name: Name) => `00000000-0000-4000-8000-${String(names.indexOf(name)).padStart(12, '0')}`

const kept = new Map<string, ReturnType<typeof renderFrames>>()

/** A sample photo in one shape, or only measured, as the server makes it of an upload. */
async function rendered(name: Name, shapes: CoverShape[]): ReturnType<typeof renderFrames> {
  const key = `${name} ${shapes}`
  const made = kept.get(key) ?? samplePhotos[name]().then((photo) => renderFrames(photo, shapes, null))
  kept.set(key, made)
  return made
}

/** The cover of a card whose photo is `/media/` and a sample's name: as if it had been uploaded and framed. */
export async function sampleCover({ coverImageUrl = null, ...card }: Partial<Cover>): Promise<Cover> {
  const name = names.find((name) => coverImageUrl === `/media/${name}`)
  if (!name) return { coverImageUrl, coverPhoto: null }
  const { coverPhoto } = await rendered(name, [])
  return { coverImageUrl: `/media/${idOf(name)}/wide-1920.webp`, coverPhoto, ...card }
}

/** The picture at such a cover's address; null at any other. */
export async function sampleRendition(path: string): Promise<Buffer | null> {
  const [, id, jpeg, shape, width] =
    /^\/media\/([0-9a-f-]{36})\/(jpeg\/)?(tall|wide|plate|landscape)-(\d+)\.(?:webp|jpg)$/.exec(path) ?? []
  const name = names.find((name) => idOf(name) === id)
  if (!name) return null
  const { renditions } = await rendered(name, [shape as CoverShape])
  const far = (one: { width: number }) => Math.abs(one.width - Number(width))
  const nearest = renditions.toSorted((one, other) => far(one) - far(other))[0]
  if (!nearest) return null
  return jpeg ? jpegOf(path, nearest.bytes) : nearest.bytes
}
