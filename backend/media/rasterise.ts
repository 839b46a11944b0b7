import sharp, { type Sharp } from 'sharp'

/** What mail programs load at once, also on a slow line. */
const mostBytes = 120_000
/** How much smaller mozjpeg makes a picture than the quick encoder does, at least. */
const saving = 0.94
type Try = { quality: number; blur?: number }
const coarsest: Try = { quality: 28, blur: 5 }
/** From the best to the coarsest. */
const tries: Try[] = [
  { quality: 84 },
  { quality: 76 },
  { quality: 68 },
  { quality: 60 },
  { quality: 50 },
  { quality: 40 },
  { quality: 50, blur: 1.2 },
  { quality: 40, blur: 2.5 },
  coarsest,
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
  const encoded = ({ quality, blur }: Try, mozjpeg: boolean) => {
    const picture = sharp(data, { raw })
    const chromaSubsampling = quality > 60 ? '4:4:4' : '4:2:0'
    return (blur ? picture.blur(blur) : picture).jpeg({ quality, chromaSubsampling, mozjpeg }).toBuffer()
  }
  // The quick encoder finds where the slow one is worth a try.
  let [from, to] = [0, tries.length - 1]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const quick = await encoded(tries[middle] ?? coarsest, false)
    if (quick.length * saving <= mostBytes) to = middle
    else from = middle + 1
  }
  for (const one of tries.slice(from)) {
    const jpeg = await encoded(one, true)
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
