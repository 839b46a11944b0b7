// Draws the pictures of the landings: invitations as they really render, one for each format and one for each use that
// a landing tells of, into public/pictures/; and all formats on one sheet for the README. Without the way to the answer:
// nobody can answer there. `npm run contact-sheet -- --pictures`, after a format has changed.
import { mkdirSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { chromium as browsers } from 'playwright-core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import sharp from 'sharp'
import { createServer } from 'vite'
import { findChromium } from './find-chromium.mjs'

const samples = {
  classic: ['Laura y Miguel', 'Hacienda San Rafael, Sevilla', '#1A1A1A', '#70A589'],
  minimalist: ['Nora y Pau', 'Can Ribas, Palma', '#36454F', '#C0C0C0'],
  vintage: ['Amparo y Vicente', 'Masía del Carmen, Valencia', '#A0522D', '#F4A460'],
  botanical: ['Carmen y Álvaro', 'Cortijo Los Olivos, Granada', '#2E4A2E', '#6C9781'],
  script: ['Sofía y Andrés', 'Pazo do Mar, Vigo', '#8B4B6B', '#E8B4A0'],
  artdeco: ['Greta y Julián', 'Casino de Madrid', '#1E3A5F', '#D4AF37'],
  imperial: ['Isabel y Fernando', 'Palacio de los Condes, Córdoba', '#800020', '#D4AF37'],
  watercolor: ['Lucía y Mateo', 'Finca La Laguna, Málaga', '#663399', '#DDA0DD'],
  geometric: ['Irene y Diego', 'Jardines del Turia, Valencia', '#2E4A2E', '#6C9781'],
  editorial: ['Elena y Marcos', 'Fundación Botín, Santander', '#1A1A1A', '#A0522D'],
  mediterranean: ['Marina y Tomeu', 'Cala Deià, Palma', '#1E3A5F', '#87CEEB'],
  monogram: ['Beatriz y Hugo', 'Casa de la Marquesa, Bilbao', '#800020', '#D4AF37'],
  typography: ['Ana y Luis', 'La Fábrica, Barcelona', '#A0522D', '#F4A460'],
  floral: ['Rosa y Javier', 'Quinta de las Peonías, Valladolid', '#8B4B6B', '#E8B4A0'],
  contemporary: ['Alba y Nico', 'Nave 16, Gijón', '#2E4A2E', '#E8B4A0'],
}
/** Beyond the formats: by name, the format worn and what stands in it. */
const occasions = {
  communion: [
    'watercolor',
    'Primera Comunión de Lucía',
    'Parroquia de San Miguel, Murcia',
    '#1E3A5F',
    '#87CEEB',
  ],
  company: ['artdeco', 'Bodegas Valdelagrana', 'Nave de Barricas, Haro', '#800020', '#D4AF37'],
}
/** One format in the six palettes that the landings name (`content/palettes.ts`). */
const palettes = {
  'clasico-elegante': ['#1A1A1A', '#C9A96E'],
  'rosa-dorado': ['#8B4B6B', '#E8B4A0'],
  'azul-marino': ['#1E3A5F', '#87CEEB'],
  'verde-esmeralda': ['#2E4A2E', '#6C9781'],
  'borgona-real': ['#800020', '#D4AF37'],
  'gris-perla': ['#36454F', '#C0C0C0'],
}
/** A guest's first view on a phone, for the hand that holds one. */
const onPhone = ['mediterranean', 'Marina y Tomeu', 'Cala Deià, Palma', '#1E3A5F', '#87CEEB']
const width = 400
const height = 640
const phoneHeight = 876
/** On the README's sheet: five in a row. */
const thumb = { width: 250, height: 400, gap: 20 }

const pictures = [
  ...Object.entries(samples).map(([format, sample]) => ({
    name: format,
    sample: [format, ...sample],
    height,
  })),
  ...Object.entries(occasions).map(([name, sample]) => ({ name, sample, height })),
  ...Object.entries(palettes).map(([name, colors]) => ({
    name,
    sample: ['contemporary', 'Alba y Nico', 'Nave 16, Gijón', ...colors],
    height,
  })),
  { name: 'on-phone', sample: onPhone, height: phoneHeight },
]

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  logLevel: 'error',
})
const { InvitationCard } = await vite.ssrLoadModule('/frontend/invitation/invitation-card.tsx')
const { loadFormat } = await vite.ssrLoadModule('/frontend/invitation/load-format.ts')
const { splitCoupleNames } = await vite.ssrLoadModule('/domain/event/couple-names.ts')
const { ServerStyleSheet } = await vite.ssrLoadModule('styled-components')

async function documentOf({ sample, height }) {
  const [format, coupleNames, ceremonyPlace, primaryColor, secondaryColor] = sample
  await loadFormat(format)
  const card = {
    slug: 'ejemplo',
    coupleNames,
    ceremonyPlace,
    primaryColor,
    secondaryColor,
    invitationFormat: format,
    eventDate: '2027-09-11T16:00:00Z',
    timezone: 'Europe/Madrid',
    ceremonyTime: '18:00',
    ceremonyUrl: null,
    receptionTime: '20:30',
    receptionPlace: ceremonyPlace,
    receptionUrl: null,
    hasBusTransport: false,
    busInfo: null,
    busTrips: [],
    closingWords: null,
    coverImageUrl: null,
    coverPhoto: null,
    rsvpDeadline: null,
    hotels: [],
    interestSites: [],
    importantPhones: [],
  }
  const sheet = new ServerStyleSheet()
  const names = splitCoupleNames(coupleNames)
  const markup = renderToString(
    sheet.collectStyles(createElement(InvitationCard, { card, names, view: 'cover', greeting: null })),
  )
  // A card that cannot be drawn is an empty one.
  if (!markup.includes('<h1')) throw new Error(`${format} has no names`)
  return `<!doctype html><html lang="es"><meta charset="utf-8">${sheet.getStyleTags()}<style>body{margin:0;--card-height:${height}px}.answer-link{display:none!important}</style>${markup}</html>`
}

const server = createHttpServer(async (request, response) => {
  const name = /^\/picture\/([\w-]+)$/.exec(request.url ?? '')?.[1]
  const picture = pictures.find((candidate) => candidate.name === name)
  if (!picture) return vite.middlewares(request, response)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(await documentOf(picture))
}).listen(0)

const browser = await browsers.launch({
  executablePath: await findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const page = await browser.newPage({
  viewport: { width, height },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
})
mkdirSync('public/pictures', { recursive: true })
const sheet = []
for (const { name, height } of pictures) {
  await page.setViewportSize({ width, height })
  await page.goto(`http://localhost:${server.address().port}/picture/${name}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const shot = await page.screenshot()
  for (const [suffix, pixels] of [
    ['', 640],
    ['-320', 320],
  ]) {
    await sharp(shot).resize(pixels).webp({ quality: 80 }).toFile(`public/pictures/${name}${suffix}.webp`)
  }
  if (!(name in samples)) continue
  const at = sheet.length
  sheet.push({
    input: await sharp(shot).resize(thumb.width).toBuffer(),
    left: thumb.gap + (at % 5) * (thumb.width + thumb.gap),
    top: thumb.gap + Math.floor(at / 5) * (thumb.height + thumb.gap),
  })
}
await sharp({
  create: {
    width: 5 * (thumb.width + thumb.gap) + thumb.gap,
    height: 3 * (thumb.height + thumb.gap) + thumb.gap,
    channels: 3,
    background: '#d9d3c7',
  },
})
  .composite(sheet)
  .webp({ quality: 82 })
  .toFile('docs/pictures/invitations.webp')
await browser.close()
server.close()
await vite.close()
