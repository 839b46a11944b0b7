import sharp, { type Sharp } from 'sharp'

/** What mail programs load at once, also on a slow line. */
const mostBytes = 120_000
/** How much smaller mozjpeg makes a picture than the quick encoder does, at least. */
const saving = 0.94
const tries: { quality: number; blur?: number }[] = [
  { quality: 84 },
  { quality: 76 },
  { quality: 68 },
  { quality: 60 },
  { quality: 50 },
  { quality: 40 },
  { quality: 50, blur: 1.2 },
  { quality: 40, blur: 2.5 },
  { quality: 28, blur: 5 },
]

/** SVGs without text; `ground` lies under `drawing` and is enlarged to its size. */
export type Drawing = { ground: string | null; drawing: string }

/** A drawing as a JPEG of at most 120 kB. */
export async function rasterise({ ground, drawing }: Drawing): Promise<Buffer> {
  const { data, info } = await (ground ? await overGround(ground, drawing) : sharp(Buffer.from(drawing)))
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: 25 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const { quality, blur } of tries) {
    const picture = sharp(data, { raw })
    const chromaSubsampling = quality > 60 ? '4:4:4' : '4:2:0'
    const encoded = (mozjpeg: boolean) =>
      (blur ? picture.clone().blur(blur) : picture.clone())
        .jpeg({ quality, chromaSubsampling, mozjpeg })
        .toBuffer()
    // The quick encoder says whether the slow one is worth a try.
    if ((await encoded(false)).length * saving > mostBytes) continue
    const jpeg = await encoded(true)
    if (jpeg.length <= mostBytes) return jpeg
  }
  throw new Error('a drawing stayed too large at every quality')
}

async function overGround(ground: string, drawing: string): Promise<Sharp> {
  const { width, height } = await sharp(Buffer.from(drawing)).metadata()
  // Pixels first: an SVG would be drawn anew in the size that it is resized to.
  const { data, info: raw } = await sharp(Buffer.from(ground))
    .timeout({ seconds: 25 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const paint = await sharp(data, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer()
  return sharp(paint, { raw: { width, height, channels: raw.channels } }).composite([
    { input: Buffer.from(drawing) },
  ])
}
