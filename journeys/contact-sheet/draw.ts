import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Format, formatKeys, formats } from '../../domain/event/formats.ts'
import type { InvitationCard } from '../../domain/event/invitation-card.ts'
import { openBrowser } from '../chromium.ts'
import { paper, sampleNames, samplePalettes, sizes } from './samples.ts'
import { serveInvitations } from './serve-invitations.ts'

const folder = 'contact-sheet'
const photo = '/media/evening'
/** What is drawn, and how many stand in a row, how large. */
const views = {
  phone: { ...sizes.phone, columns: 5, scale: 1 },
  desktop: { ...sizes.desktop, columns: 3, scale: 0.5 },
  paper: { ...paper, columns: 5, scale: 0.7 },
}
type View = keyof typeof views
const screens = Object.keys(sizes) as (keyof typeof sizes)[]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    names: { type: 'string' },
    colours: { type: 'string' },
    photo: { type: 'boolean', default: false },
  },
})
const chosen = formatKeys.filter((format) => positionals.length === 0 || positionals.includes(format))
const server = await serveInvitations()
const browser = await openBrowser()
try {
  mkdirSync(folder, { recursive: true })
  if (values.names || values.colours || values.photo) await drawOwn()
  else if (positionals.length > 0) for (const format of chosen) await drawWhole(format)
  else await drawAll()
} finally {
  await browser.close()
  await server.close()
}

/**
 * The default sheets: all formats at both sizes, three with other kinds of names, and each format from top to bottom.
 */
async function drawAll() {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  for (const size of screens) {
    for (const [palette, [primaryColor, secondaryColor]] of Object.entries(samplePalettes)) {
      for (const coverImageUrl of [null, photo]) {
        for (const names of ['longest', 'shortest'] as const) {
          const card = { coupleNames: sampleNames[names], primaryColor, secondaryColor, coverImageUrl }
          await drawSheet(`${size}-${coverImageUrl ? 'photo' : 'plain'}-${palette}-${names}`, size, card)
        }
      }
    }
    for (const names of ['company', 'single', 'communion'] as const)
      await drawSheet(`${size}-plain-default-${names}`, size, { coupleNames: sampleNames[names] })
  }
  for (const coverImageUrl of [null, photo])
    await drawSheet(`paper-${coverImageUrl ? 'photo' : 'plain'}`, 'paper', { coverImageUrl })
  for (const format of chosen) await drawWhole(format)
}

/** A sheet of one's own: `--names 'Ana y Leo' --colours '#800020 #D4AF37' --photo`, and formats by their keys. */
async function drawOwn() {
  const [primaryColor, secondaryColor] = values.colours?.split(/[\s,/]+/) ?? samplePalettes.default
  const card = {
    coupleNames: values.names ?? sampleNames.longest,
    ...(primaryColor && { primaryColor }),
    ...(secondaryColor && { secondaryColor }),
    coverImageUrl: values.photo ? photo : null,
  }
  for (const view of Object.keys(views) as View[]) await drawSheet(`own-${view}`, view, card)
}

/** The first view of every format, or its printed page, side by side in one PNG. */
async function drawSheet(name: string, view: View, card: Partial<InvitationCard>) {
  const { columns, scale, ...size } = views[view]
  const page = await newPage(size)
  await page.emulateMedia({ media: view === 'paper' ? 'print' : 'screen' })
  const figures: string[] = []
  for (const format of chosen) {
    await open({ ...card, invitationFormat: format })
    const shot = await page.screenshot()
    figures.push(
      `<figure><img src="data:image/png;base64,${shot.toString('base64')}"><figcaption>${formats[format].label}</figcaption></figure>`,
    )
  }
  const width = Math.round(size.width * scale)
  await page.setViewportSize({ width: columns * (width + 24) + 24, height: 600 })
  await page.setContent(`<!doctype html><style>
    body { margin: 24px; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 16px 24px; background: #cfcac1; font: 16px/24px sans-serif; }
    figure { margin: 0; } img { display: block; width: 100%; }</style>${figures.join('')}`)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await page.close()

  async function open(shown: Partial<InvitationCard>) {
    // The scrim is measured once the script is there; without a photo there is nothing to wait for.
    await page.goto(server.urlOf(shown), { waitUntil: shown.coverImageUrl ? 'networkidle' : 'load' })
    await page.evaluate('document.fonts.ready.then(() => undefined)')
  }
}

/** One format from its first line to the answer, on a phone and on a desktop. */
async function drawWhole(format: Format) {
  for (const size of screens) {
    const page = await newPage(sizes[size])
    await page.goto(server.urlOf({ invitationFormat: format }), { waitUntil: 'networkidle' })
    await page.screenshot({ path: join(folder, `whole-${format}-${size}.png`), fullPage: true })
    await page.close()
  }
}

function newPage(viewport: { width: number; height: number }) {
  return browser.newPage({ viewport, reducedMotion: 'reduce', locale: 'es-ES' })
}
