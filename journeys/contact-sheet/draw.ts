import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type Format, formatKeys, formats } from '../../domain/event/formats.ts'
import type { InvitationCard } from '../../domain/event/invitation-card.ts'
import { openBrowser } from '../chromium.ts'
import { layOutAnew } from './lay-out-anew.ts'
import { loadTypefaces } from './load-typefaces.ts'
import { photoKinds } from './sample-photos.ts'
import { paper, sampleCases, samplePalettes, sizes } from './samples.ts'
import { serveInvitations } from './serve-invitations.ts'

const folder = 'contact-sheet'
/** How large the window is, and how large a picture of it stands on a sheet. */
const views = {
  phone: { ...sizes.phone, scale: 0.75 },
  desktop: { ...sizes.desktop, scale: 0.45 },
  small: { width: 320, height: 640, scale: 1 },
  paper: { ...paper, scale: 0.7 },
}
type View = keyof typeof views
/** No drawing takes longer; what is missing then is told. */
const longest = 15 * 60_000

const usage = `npm run contact-sheet -- [options]: draws the invitations into ${folder}/, every one to its very end
  --format floral      one format; may be given several times (otherwise all)
  --case pale          one case; may be given several times (otherwise all):
                       ${Object.keys(sampleCases).join(', ')}
  --view phone         ${Object.keys(views).join(', ')}; may be given several times (otherwise phone and desktop)
  --names 'Ana y Leo'  names of your own instead of the cases; with --photo ${Object.keys(photoKinds).join(' | ')}
  --words 'Gracias'    closing words of your own
  --colours '#800020 #D4AF37'
`

const many = { type: 'string', multiple: true } as const
const one = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    format: many,
    case: many,
    view: many,
    names: one,
    photo: one,
    words: one,
    colours: one,
    help: { type: 'boolean' },
  },
})
if (values.help) {
  process.stdout.write(usage)
  process.exit()
}
const chosenFormats = chosen('format', formatKeys)
const chosenViews = chosen('view', Object.keys(views) as View[], ['phone', 'desktop'])
const cases: Record<string, Partial<InvitationCard>> = values.names
  ? { own: { coupleNames: values.names, ...(values.photo && { coverImageUrl: `/media/${values.photo}` }) } }
  : Object.fromEntries(
      chosen('case', Object.keys(sampleCases) as (keyof typeof sampleCases)[]).map((name) => [
        name,
        sampleCases[name],
      ]),
    )
const [primaryColor, secondaryColor] = values.colours?.split(/[\s,/]+/) ?? samplePalettes.default
const own = {
  ...(primaryColor && { primaryColor }),
  ...(secondaryColor && { secondaryColor }),
  ...(values.words && { closingWords: values.words }),
}

const started = Date.now()
if (!values.format && !values.case && !values.names) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const server = await serveInvitations()
const browser = await openBrowser()
try {
  for (const view of chosenViews) await drawView(view)
} finally {
  await browser.close()
  await server.close()
}

/**
 * Two kinds of sheets: each format with all its cases, from the first line to the last, and, of several formats, the
 * first view of each in one case.
 */
async function drawView(view: View) {
  const covers = new Map<string, Figure[]>(Object.keys(cases).map((name) => [name, []]))
  const page = await browser.newPage({ viewport: views[view], reducedMotion: 'reduce', locale: 'es-ES' })
  page.setDefaultTimeout(30_000)
  await page.emulateMedia({ media: view === 'paper' ? 'print' : 'screen' })
  for (const format of chosenFormats) {
    const whole: Figure[] = []
    for (const [name, card] of Object.entries(cases)) {
      if (Date.now() - started > longest) throw new Error(`Out of time before ${format}, ${name}, ${view}`)
      await page.goto(server.urlOf({ ...own, ...card, invitationFormat: format }))
      await page.evaluate(loadTypefaces)
      // It goes with the scroll: on a picture of the whole page it would lie over the countdown.
      await page.evaluate(layOutAnew)
      await page.addStyleTag({ content: '.answer-bar { display: none !important; }' })
      // Only with the layout has the browser chosen their files.
      await page.waitForFunction(arePicturesLoaded)
      await page.evaluate(decodePictures)
      // The first view comes first: on a long picture taken at once Chromium leaves out what it has not painted yet.
      const cover = await small(await page.screenshot(), view)
      covers.get(name)?.push({ caption: formats[format].label, picture: cover })
      whole.push({ caption: name, picture: await small(await page.screenshot({ fullPage: true }), view) })
    }
    await drawSheet(nameOf(format, view), whole, whole.length)
  }
  await page.close()
  if (chosenFormats.length > 1)
    for (const [name, figures] of covers) await drawSheet(`all-${view}-${name}`, figures, 5)
}

type Figure = { caption: string; picture: Buffer }

/** Pictures side by side, each with its caption. */
async function drawSheet(name: string, figures: Figure[], columns: number) {
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } })
  await page.setContent(`<!doctype html><style>
    body { margin: 24px; width: max-content; display: grid; grid-template-columns: repeat(${columns}, max-content); align-items: start; gap: 16px 24px; background: #cfcac1; font: 16px/24px sans-serif; }
    figure { margin: 0; } img { display: block; }</style>${figures
      .map(
        ({ caption, picture }) =>
          `<figure><figcaption>${caption}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
      )
      .join('')}`)
  const { width } = (await page.locator('body').boundingBox()) ?? { width: 640 }
  await page.setViewportSize({ width: Math.ceil(width) + 48, height: 480 })
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
  await page.close()
  process.stdout.write(`${join(folder, name)}.png\n`)
}

async function small(picture: Buffer, view: View): Promise<Buffer> {
  const { scale, width } = views[view]
  return sharp(picture)
    .resize({ width: Math.round(width * scale) })
    .png()
    .toBuffer()
}

/** A sheet of some cases does not replace that of all. */
function nameOf(format: Format, view: View): string {
  return [format, view, ...(values.names ? ['own'] : (values.case ?? []))].join('-')
}

/** The values of an option, or those it has by default; throws the usage where one is unknown. */
function chosen<Key extends string>(
  option: 'format' | 'case' | 'view',
  known: readonly Key[],
  usual = known,
) {
  const wanted = values[option]
  const unknown = wanted?.find((value) => !known.some((key) => key === value))
  if (unknown === undefined) return wanted ? known.filter((key) => wanted.includes(key)) : usual
  throw new Error(`There is no ${option} '${unknown}'.\n${usage}`)
}

/** Runs in the page: the file that the layout has chosen is there, also where it replaced another one. */
function arePicturesLoaded(): boolean {
  return [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
}

/** Runs in the page: returns when every picture can be painted. */
async function decodePictures(): Promise<void> {
  await Promise.allSettled([...document.images].map((image) => image.decode()))
}
