import { expect, test } from 'vitest'
import { lettersUsed } from './letters-used.ts'

const face = (family: string, weight: number | string, style = 'normal') =>
  `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};src:url(/${family}-${weight}-${style}.woff2) format('woff2')}`
const typefaces = [
  face('Serif', 400),
  face('Serif', 600),
  face('Serif', 400, 'italic'),
  face('Script', 400),
  face('Sans', '300 600'),
  "@font-face{font-family:'Serif fallback';src:local('Times New Roman')}",
].join('')

/** What is set in which file, by the letters of its name. */
const used = (css: string, markup: string) =>
  Object.fromEntries(
    lettersUsed(typefaces + css, `<main class="card">${markup}<p>Abajo</p></main>`, 'header').map(
      ({ face, texts }) => [face.url.slice(1, -6), texts],
    ),
  )

test('a text is set in the face of the rule that wins: by weight of the selector, then by order', () => {
  const css = `.cover{font:400 1rem/1.2 'Serif','Serif fallback',serif}
    .cover .names{font:400 min(19cqi,calc(79cqi / var(--ems)))/1.08 Script,serif}
    .names{font-family:Sans}
    :where(.cover .names){font-family:Serif}
    .lead{font-weight:600}.lead{font-style:normal}`
  const markup = `<header class="cover">Querida Ana<h1 class="names">Eva</h1><p class="lead">Os esperamos</p></header>`
  expect(used(css, markup)).toEqual({
    'Serif-400-normal': ['Querida Ana'],
    'Script-400-normal': ['Eva'],
    'Serif-600-normal': ['Os esperamos'],
  })
})

test('what holds on some screens only counts beside what holds on all, and nothing for print does', () => {
  const css = `.cover{font:italic 400 1rem Serif}.names{font-family:Script}
    @container card (min-width: 760px){.names{font-family:Sans;font-style:normal}}
    @media print{.names{font-family:Serif;font-weight:600}}`
  expect(used(css, '<header class="cover"><b class="names">Eva</b></header>')).toEqual({
    'Sans-300 600-normal': ['Eva'],
    'Script-400-normal': ['Eva'],
  })
})

test('raised letters, written content and a face named by a variable are found; hidden text and other parts are not', () => {
  const css = `.card{--label-font:Sans,sans-serif;font-family:Serif}
    .when{text-transform:uppercase;font-family:var(--label-font)}
    .when::before{content:'·'}.line::after{content:''}
    .spoken{clip-path:inset(50%)}.said{display:none}.card:has(.given) .said{display:block}`
  const markup = `<header><span class="spoken">Hablado</span><p class="said">Respuesta</p><p class="when">mañana</p><p class="line"> </p></header>`
  expect(used(css, markup)).toEqual({ 'Sans-300 600-normal': ['·', 'mañana', 'MAÑANA'] })
})

test('a text that only some screens leave out is found, in its upright face too where only some set it in italics', () => {
  const css = `.card{font-family:Serif}
    @container card (min-width: 760px){.when{display:none}.city{font-style:italic}}`
  const markup = '<header><p class="when">mañana</p><p class="city">Sevilla</p></header>'
  expect(used(css, markup)).toEqual({
    'Serif-400-normal': ['mañana', 'Sevilla'],
    'Serif-400-italic': ['Sevilla'],
  })
})

test('letters drawn in a picture are set in the face that its attribute names', () => {
  const svg = '<svg><text font-family="Script" font-size="9">LM</text></svg>'
  expect(used('', `<header>${svg}</header>`)).toEqual({ 'Script-400-normal': ['LM'] })
})

test('of two faces that say the same the later is the one', () => {
  const again = "@font-face{font-family:Serif;font-weight:400;src:url('/again.woff2')}"
  expect(used(`${again}header{font-family:Serif}`, '<header>Eva</header>')).toEqual({ again: ['Eva'] })
})
