import { expect, test } from 'vitest'
import { olderPage } from './older-page.ts'

/** The styles of an older page whose own are these, with so much in its body. */
const stylesOf = (css: string, body = '') => /<style>(.*)<\/style>/s.exec(olderPage(page(css, body)))?.[1]
const page = (css: string, body = '') => `<head><style>${css}</style></head><body>${body}</body>`

test('widths of the card are those of the window', () => {
  expect(stylesOf('.a{width:min(50cqi,20rem)}@container card (min-width: 760px){.a{width:30cqi}}')).toBe(
    '.a{width:min(50vw,20rem)}@media (min-width:760px){.a{width:30vw}}',
  )
})

test('a part that is measured by a smaller box keeps what it has without that', () => {
  expect(stylesOf('.a{height:1rem}@container shape (max-height: 44px){.a{display:none}}')).toBe(
    '.a{height:1rem}',
  )
})

test('a mixture is the colour that it comes to', () => {
  const css = ':root{--ink:#000000;--paper:#ffffff}.a{color:color-mix(in srgb, var(--ink) 20%, var(--paper))}'
  expect(stylesOf(css)).toContain('.a{color:#ccc}')
  expect(stylesOf('.a{color:color-mix(in srgb, #ff0000 40%, transparent)}')).toMatch(
    /rgba\(255, ?0, ?0, ?\.4\)|#f006/,
  )
  expect(stylesOf('.a{color:color-mix(in srgb, color-mix(in srgb, #fff 50%, #000) 50%, #000)}')).toBe(
    '.a{color:#404040}',
  )
})

test('a mixture of colours that differ from place to place is the one with the greater share', () => {
  const css = '.a{--ink:#111111}.b{--ink:#eeeeee}.c{color:color-mix(in srgb, var(--ink) 80%, #ff0000)}'
  expect(stylesOf(css)).toContain('.c{color:var(--ink)}')
})

test('a mixture in an attribute is settled; what people wrote stays', () => {
  const body = '<path fill="color-mix(in srgb, #000 50%, #fff)"/><p>Usad color-mix(in srgb, rojo</p>'
  const older = olderPage(page('', body))
  expect(older).toContain('fill="rgba(128,128,128,1)"')
  expect(older).toContain('<p>Usad color-mix(in srgb, rojo</p>')
})

test.each([
  [
    'one that holds for all is left out',
    '<main class="a"><b class="y"></b></main>',
    '.a:has(.y) .z',
    '.a:not(._) .z',
  ],
  [
    'one that is denied and does not hold too',
    '<main class="a"></main>',
    '.a:not(:has(.y)) .z',
    '.a:not(._) .z',
  ],
  ['an id weighs more', '<main class="a"><b id="y"></b></main>', '.a:has(#y) .z', '.a:not(#_) .z'],
  ['a rule whose condition does not hold is left out', '<main class="a"></main>', '.a:has(.y) .z', null],
])('a condition on the page is settled: %s', (_, body, selector, settled) => {
  const css = stylesOf(`${selector}{top:0}`, body)
  expect(css).toBe(settled === null ? '' : `${settled}{top:0}`)
})

test.each([
  '<p class="a"><b class="y"></b></p><p class="a"></p>',
  '<form class="a"><input class="y" checked></form>',
])('a condition that holds for some only, or changes in use, is left to who knows it', (body) => {
  const condition = body.includes('checked') ? ':checked' : '.y'
  expect(stylesOf(`.a:has(${condition}){top:0}.a,.b{left:0}`, body)).toBe(
    `.a:has(${condition}){top:0}.a,.b{left:0}`,
  )
})

test('sides and moves have their old names', () => {
  const css = stylesOf(
    '.a{inset:1px 2px;margin-inline:3px 4px;padding-block-start:5px}.b{translate:1px 2px;rotate:3deg}',
  )
  expect(css).toContain('top:1px')
  expect(css).toContain('left:2px')
  expect(css).toContain('margin-left:3px;margin-right:4px')
  expect(css).toContain('padding-top:5px')
  expect(css).toMatch(/transform:translate\(1px, ?2px\) ?rotate\(3deg\)/)
  expect(css).not.toMatch(/inset|inline|translate:/)
})

test('browsers before proportions, gaps and choices in selectors get what comes near, for them alone', () => {
  const css = stylesOf('.a :is(.b,.c){width:40cqi;aspect-ratio:4/5}.d{display:flex;gap:8px}') ?? ''
  const apart = css.split('@supports not (aspect-ratio:1)').slice(1).join('')
  expect(apart).toContain('.a .b,.a .c{aspect-ratio:4/5;width:40vw;height:50vw}')
  expect(apart).toMatch(/\.d>\*\+\*\{margin-left:8px\}/)
})

test('a later rule still overrides one that weighs nothing', () => {
  const css = stylesOf('.card :where(.names .line){display:block}.x .line{display:inline}') ?? ''
  expect(css).toMatch(/@supports not \(aspect-ratio:1\)\{\.names \.line\{display:block\}\}/)
})

test('no script is left, what is for readers without script is shown, and photos are JPEG', () => {
  const older = olderPage(
    page('.a{top:0}', '<noscript><p>Sin guion</p></noscript><img srcset="/media/1-a/tall-640.webp 640w"/>') +
      '<script>opening()</script><script type="module" src="/assets/entry.js" fetchpriority="low"></script>' +
      '<link rel="modulepreload" href="/assets/a.js"><script type="application/json" id="page-data">{}</script>',
  )
  expect(older).not.toMatch(/script|modulepreload/)
  expect(older).toContain('<p>Sin guion</p>')
  expect(older).toContain('srcset="/media/1-a/jpeg/tall-640.jpg 640w"')
})

test('figures keep their kind where the typeface is named as a whole', () => {
  expect(stylesOf('.a{top:0;font:500 1rem/1.5 Lora,serif;font-variant-numeric:lining-nums}')).toMatch(
    /font:500 1rem\/1\.5 Lora,serif;.*font-variant-numeric:lining-nums/,
  )
})
