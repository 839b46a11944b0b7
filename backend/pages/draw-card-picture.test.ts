import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Format, formatKeys } from '../../domain/event/formats.ts'
import { greetingKinds } from '../../domain/party/greeting.ts'
import * as entry from '../../frontend/entry-server.tsx'
import { storeImage } from '../media/store-image.ts'
import { testApp } from '../testing/test-app.ts'
import { drawCardPicture } from './draw-card-picture.ts'

testApp()

const read = (url: string) => readFile(`.${url}`)
const card = {
  coupleNames: 'Lucía y Marcos',
  eventDate: '2028-09-27T16:00:00Z',
  timezone: 'Europe/Madrid',
  primaryColor: '#800020',
  secondaryColor: '#D4AF37',
  invitationFormat: 'classic' as Format,
}
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const photo = { href: pixel, tones: { top: 0.9, middle: 0.5, bottom: 0.1 } }

async function drawing(
  changed: Partial<typeof card>,
  greeting: string = greetingKinds.family,
  mounted = false,
) {
  const { drawCardPicture: draw } = await entry.cardDrawing()
  const { ground, drawing } = await draw({ ...card, ...changed }, greeting, mounted ? photo : null, read)
  return { ground, drawing }
}

test.each(formatKeys)(
  '%s mounts a photo on a card of its own, and needs neither fonts nor a browser',
  async (invitationFormat) => {
    const plain = await drawing({ invitationFormat })
    const mounted = await drawing({ invitationFormat }, greetingKinds.family, true)
    expect(mounted.drawing).toContain(pixel)
    for (const svg of [plain.drawing, mounted.drawing, plain.ground ?? '', mounted.ground ?? ''])
      expect(svg).not.toMatch(/<text|var\(|color-mix|font-family|undefined|NaN|Infinity/)
    const other = await drawing({ invitationFormat }, greetingKinds.embrace)
    expect(other.drawing).not.toBe(plain.drawing)
  },
)

test.each([
  'María de las Mercedes y Juan Francisco Javier',
  'Bodegas Valdelagrana',
  'Primera Comunión de Lucía',
  'Łucja y Дмитрий',
  'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
  '<script>alert(1)</script> & "x"',
])('%s is written on every card', async (coupleNames) => {
  for (const invitationFormat of formatKeys) {
    const { drawing: svg } = await drawing({ coupleNames, invitationFormat }, greetingKinds.one, true)
    expect(svg).not.toMatch(/<text|<script|NaN|Infinity/)
  }
})

// A full page, letters cut from the photo, and soft paint under it.
test.each(['editorial', 'typography', 'watercolor'] as const)(
  'over the worst of photos %s weighs 120 kB at most',
  async (invitationFormat) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const worst = sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff', noise } })
    const { url } = await storeImage(await worst.jpeg({ quality: 80 }).toBuffer())
    const bytes = await drawCardPicture(
      { ...card, invitationFormat, coverImageUrl: url },
      'Querida familia',
      {
        entry: async () => entry,
        readFile: read,
      },
    )
    expect(bytes.length).toBeLessThanOrEqual(120_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1500 })
  },
)
