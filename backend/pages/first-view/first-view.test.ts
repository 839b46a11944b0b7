import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'
import { afterAll, expect, test } from 'vitest'
import { endChildren } from '../../platform/child-pool.ts'
import { log } from '../../platform/log.ts'
import { firstViewOf } from './first-view.ts'

log.level = 'silent'
afterAll(endChildren)

const file = 'frontend/invitation/typefaces/cormorant-garamond-500.woff2'
const face = `@font-face{font-family:'Cormorant';font-weight:500;src:url(/${file}) format('woff2')}`
const preload = `<link rel="preload" href="/${file}" as="font" crossorigin="" type="font/woff2"/>`
const styles = `<style data-styled="true">.answer{color:red}/*!sc*/
@media print{.cover{color:black}}/*!sc*/
@media (prefers-reduced-motion:reduce){.cover{animation-duration:0.01ms}}/*!sc*/
.cover{font:500 1rem Cormorant;animation:rise 1s}/*!sc*/
@keyframes rise{from{opacity:0}}/*!sc*/
</style>`
const cover = '<header class="cover"><p>Querida Ana</p><h1>Lucía</h1></header>'
const details = '<div class="details">Zarzuela</div>'
const markup = `${preload}<style data-href="typeface">${face}</style><main>${cover}${details}</main>`
const readFrom = (folder: string) => (url: string) => readFile(folder + url)

/** The page once its letters are cut, for which no request waits long. */
async function viewOf(greeting: string | null) {
  const view = () => firstViewOf({ markup, styles }, { greeting, readFile: readFrom('.') })
  await expect.poll(async () => (await view()).styles, { timeout: 60_000 }).toContain('data:font')
  return view()
}

test('the styles of the cover come first with its letters, all the others after it, unchanged', async () => {
  const view = await viewOf(null)
  expect(view.styles).toContain('.cover{font')
  expect(view.styles).toContain('@keyframes rise')
  expect(view.styles).not.toMatch(/answer|print|reduce/)
  const [before = '', after = ''] = view.markup.split('</header>')
  expect(before).toBe('<main><header class="cover"><p>Querida Ana</p><h1>Lucía</h1>')
  expect(after).toContain(styles)
})

test('the files of the faces are asked for after the first frame, for letters that are not in the page; at once without script', async () => {
  const view = await viewOf('Querida Ana')
  const [before = '', after = ''] = view.markup.split('</header>')
  expect(view.styles + before).not.toContain(`url(/${file})`)
  const [, late = ''] =
    /<style id="late-faces" media="not all" data-begun="\d+">([^<]*)<\/style>/.exec(after) ?? []
  expect(after).toContain(`<noscript><style>${late}</style></noscript>`)
  expect(late).toContain(`src:url(/${file}) format('woff2')`)
  // A face after the letters would take over those that it has too.
  const [inPage, inFile] = [lettersOf(view.styles), lettersOf(late)]
  expect([...'Lucía'].filter(inFile)).toEqual([])
  expect([...'Lucía'].filter(inPage)).toEqual([...'Lucía'])
  expect([...'ZW7€'].filter(inFile)).toEqual([...'ZW7€'])
})

/** Whether the last face of a style sheet has a letter, by its `unicode-range`. */
function lettersOf(css: string): (letter: string) => boolean {
  const [, range = ''] = /unicode-range:([^;}]+)\}$/.exec(css.replace('</style>', '')) ?? []
  const ranges = range.split(',').map((one) => {
    const [first = '', last = first] = one.slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return (letter) => {
    const point = letter.codePointAt(0) ?? 0
    return ranges.some(([first, last]) => point >= first && point <= last)
  }
}

test('the letters of the cover stand in the page as data, those of any greeting too, and no others', async () => {
  const view = await viewOf('Querida Ana')
  const [, data = ''] =
    /font-weight:500;font-display:block;src:url\(data:font\/woff2;base64,([^)]+)\)/.exec(view.styles) ?? []
  const font = create(Buffer.from(data, 'base64'))
  if (!('hasGlyphForCodePoint' in font)) throw new Error('not one font')
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  expect([...'LucíaFernández ñ'].filter((letter) => !has(letter))).toEqual([])
  expect([...'ZW7€'].filter(has)).toEqual([])
  expect(view.styles).toMatch(/unicode-range:U\+20,U\+41-/)
  expect(data.length).toBeLessThan(8_000)
})

test('a ligature that a text meets comes with its letters, and none that only other texts would meet', async () => {
  const own = '/node_modules/@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2'
  const css = `@font-face{font-family:'Bodoni';src:url(${own}) format('woff2')}.cover{font:400 1rem Bodoni}`
  const tree = {
    markup: `<main><header class="cover"><p>La fiesta floral</p></header></main>`,
    styles: `<style>${css}</style>`,
  }
  const view = () => firstViewOf(tree, { greeting: null, readFile: readFrom('.') })
  await expect.poll(async () => (await view()).styles, { timeout: 60_000 }).toContain('data:font')
  const [, data = ''] = /base64,([^)]+)\)/.exec((await view()).styles) ?? []
  const [whole, cut] = [await readFile(`.${own}`), Buffer.from(data, 'base64')].map((file) => create(file))
  if (!whole || !cut || !('layout' in whole) || !('layout' in cut)) throw new Error('not two fonts')
  const glyphsIn = (font: typeof cut, text: string) => font.layout(text).glyphs.length
  for (const text of ['La fiesta floral', 'fi', 'fl']) expect(glyphsIn(cut, text)).toBe(glyphsIn(whole, text))
  expect([glyphsIn(whole, 'fi'), glyphsIn(whole, 'ff'), glyphsIn(cut, 'ff')]).toEqual([1, 1, 2])
})

test('where the letters cannot be cut, the page asks for the files as before', async () => {
  const other = markup.replace('Lucía', 'Marcos')
  const view = await firstViewOf(
    { markup: other, styles },
    { greeting: null, readFile: readFrom('/nowhere') },
  )
  expect(view.styles).not.toContain('data:')
  expect(view.markup).toContain(preload)
})

test('two guests whose pages differ in their greeting alone have the same letters', async () => {
  const pageOf = async (greeting: string) => {
    const view = () =>
      firstViewOf(
        { markup: markup.replace('Querida Ana', greeting), styles },
        { greeting, readFile: readFrom('.') },
      )
    await expect.poll(async () => (await view()).styles, { timeout: 60_000 }).toContain('data:font')
    return (await view()).styles
  }
  const long = 'Para la familia Fernández de la Vega y Martínez-Campos, con todo nuestro cariño'
  expect(await pageOf('Querida Ana')).toBe(await pageOf(long))
})
