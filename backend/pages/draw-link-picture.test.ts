import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type Format, formatKeys } from '../../domain/event/formats.ts'
import { drawLinkPicture as draw } from '../../frontend/entry-server.tsx'
import { storeImage } from '../media/store-image.ts'
import { testApp } from '../testing/test-app.ts'
import { drawLinkPicture } from './draw-link-picture.ts'

testApp()

const read = (url: string) => readFile(`.${url}`)
const card = {
  coupleNames: 'Lucía y Marcos',
  eventDate: '2028-09-27T16:00:00Z',
  timezone: 'Europe/Madrid',
  primaryColor: '#800020',
  secondaryColor: '#D4AF37',
  invitationFormat: 'classic' as Format,
  coverImageUrl: null as string | null,
}
const picture = (changed: Partial<typeof card>) =>
  drawLinkPicture(
    { ...card, ...changed },
    { readFile: read, entry: () => import('../../frontend/entry-server.tsx') },
  )
const drawing = (changed: Partial<typeof card>) => draw({ ...card, ...changed }, null, read)

/** The address of a photo that does not compress. */
async function noisyPhoto(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#fff', noise } })
  return (await storeImage(await photo.jpeg({ quality: 95 }).toBuffer())).url
}
let coverImageUrl = ''

beforeAll(async () => {
  coverImageUrl = await noisyPhoto()
})

async function expectPicture(changed: Partial<typeof card>): Promise<void> {
  const bytes = await picture({ coupleNames: 'María de las Mercedes y Juan Francisco Javier', ...changed })
  expect(bytes.length).toBeLessThan(300_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
}

test.each(formatKeys)('%s draws a picture that WhatsApp shows', (invitationFormat) =>
  expectPicture({ invitationFormat }),
)

// A full photo, a framed one, and one below ornaments.
test.each(['minimalist', 'mediterranean', 'floral'] as const)(
  'over the worst of photos, too: %s',
  (invitationFormat) => expectPicture({ invitationFormat, coverImageUrl }),
)

test('no format is drawn like another', async () => {
  const all = await Promise.all(formatKeys.map((invitationFormat) => drawing({ invitationFormat })))
  expect(new Set(all).size).toBe(formatKeys.length)
})

test('whoever rasterises it needs neither fonts nor a browser’s colours', async () => {
  for (const invitationFormat of formatKeys)
    expect(await drawing({ invitationFormat })).not.toMatch(
      /<text|var\(|color-mix|font-family|undefined|NaN|Infinity/,
    )
})

test.each([
  'Valentina',
  'Primera Comunión de Lucía',
  'García y Asociados S.L.',
  'Łucja y Дмитрий',
  '李明 y Ana',
  'Ana 💍 y Leo 👨‍👩‍👧',
  'ZALGO\u0301\u0302 y Ṩ',
  'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
  '<script>alert(1)</script> & "x"',
])('%s is written, whole and in letters', async (coupleNames) => {
  for (const invitationFormat of ['script', 'monogram', 'typography', 'imperial'] as const) {
    const svg = await drawing({ coupleNames, invitationFormat })
    expect(svg).not.toMatch(/<text|<script|NaN|Infinity/)
    await sharp(Buffer.from(svg)).metadata()
  }
})

test('what cannot be written in letters is an invitation all the same', async () => {
  const plain = await drawing({ coupleNames: 'Invitación' })
  for (const coupleNames of ['💍💍', '🎉', 'عائشة y يوسف', '\u200d'])
    expect(await drawing({ coupleNames })).toBe(plain)
})

test('two colours that are both white still show every name', async () => {
  for (const invitationFormat of formatKeys) {
    const svg = await drawing({ invitationFormat, primaryColor: '#FFFFFF', secondaryColor: '#FFFFFF' })
    const { data, info } = await sharp(Buffer.from(svg))
      .flatten()
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const values = new Set(data)
    expect([info.width, values.size > 20, Math.min(...values) < 120, Math.max(...values) > 200]).toEqual([
      1200,
      true,
      true,
      true,
    ])
  }
})

test('a cover photo that is gone leaves the paper', async () => {
  const gone = '/media/6f9619ff-8b86-4011-b42d-00c04fc964ff/960.webp'
  expect(await picture({ coverImageUrl: gone })).toEqual(await picture({}))
})
