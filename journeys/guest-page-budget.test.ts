import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtAssets } from '../backend/pages/built-assets.ts'
import { formatKeys } from '../domain/event/formats.ts'
import { openBrowser, sizes } from './browser.ts'
import { bodyBytesOf, finishedRequests } from './finished-requests.ts'
import { firstTextOf, mostHeaders, tooHeavy } from './first-bytes.ts'
import { aPaidEvent, type PaidEvent } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

// What a guest's phone has to fetch, in compressed bytes.
const mostHtml = 23_500
/** The letters of the cover, which come with the page. */
const mostLetters = 9_500
const mostScript = { atOnce: 10_000, all: 90_000 }
const mostOfAll = 250_000

let velada: SharedVelada
let event: PaidEvent
let page: string

const places = Array.from({ length: 4 }, (_, n) => ({
  name: `${['Hotel', 'Hostal', 'Parador', 'Posada'][n]} de la Plaza de San Francisco ${n + 1}`,
  url: `https://alojamiento-${n}.example/reservas/boda?codigo=LUCIA-MARCOS-${n}`,
}))
/** As much as a couple may well write. */
const full = {
  coupleNames: 'María de las Mercedes y Juan Francisco Javier',
  ceremonyTime: '18:00',
  ceremonyPlace: 'Real Basílica de San Francisco el Grande,\nCalle de San Buenaventura 1, Madrid',
  ceremonyUrl: 'https://maps.example/?q=40.4105,-3.7146&z=17',
  receptionTime: '20:30',
  receptionPlace: 'Finca Los Olivos de la Vega Baja,\nCarretera de Andalucía km 44, Aranjuez',
  receptionUrl: 'https://maps.example/?q=40.0333,-3.6028&z=15',
  hasBusTransport: true,
  busInfo:
    'Salida a las 19:15 desde la puerta de la basílica y a las 19:30 desde la plaza de Oriente.\nVuelta a Madrid a las 2:00, a las 4:30 y a las 6:00, con parada en Atocha. Reserva de plaza con Pilar: 600 000 000.',
  hotels: places,
  interestSites: places.map(({ name, url }) => ({ name: `Mirador y jardines del ${name}`, url })),
  importantPhones: ['Taxis de Aranjuez', 'Pilar, organización', 'Urgencias'].map((name, n) => ({
    name,
    phone: `+34 910 000 00${n}`,
  })),
  menus: ['Carne de la sierra', 'Pescado de la lonja', 'Vegetariano', 'Infantil'],
}

beforeAll(async () => {
  velada = await shareVelada()
  event = await aPaidEvent(velada, {}, 'grand-soiree')
  await event.change(full)
  page = (await event.invite({ name: 'Familia Fernández de la Vega', maxGuests: 4, group: 'Familia' })).page
})
afterAll(() => velada?.release())

/** A body as text, and its bytes on the wire. */
async function fetched(url: string) {
  const reply = await fetch(new URL(url, velada.url), { headers: { 'Accept-Encoding': 'br' } })
  expect(reply.status).toBe(200)
  return { text: await reply.text(), bytes: Number(reply.headers.get('content-length')) }
}
const scriptsOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/(?:<script type="module" src|<link rel="modulepreload" href)="([^"]+)"/g)].map(
      ([, url]) => url ?? '',
    ),
  ),
]

test.each(formatKeys)(
  '%s: the page and its styles, and all its script, stay within their budgets',
  async (invitationFormat) => {
    await event.change({ invitationFormat })
    const { text, bytes } = await fetched(page)
    expect(text).toContain(`data-format="${invitationFormat}"`)
    expect(text).not.toContain('rel="stylesheet"')
    const letters = [...text.matchAll(/font\/woff2;base64,([\w+/]*)/g)].reduce(
      (sum, [, data = '']) => sum + data.length,
      0,
    )
    expect(letters * 0.75).toBeLessThanOrEqual(mostLetters)
    expect(bytes).toBeLessThanOrEqual(mostHtml + letters * 0.75)
    const first = await firstTextOf(page)
    expect(first.headers).toBeLessThanOrEqual(mostHeaders)
    // With the letters of the longest names.
    if (!tooHeavy.includes(invitationFormat)) expect(first.text).toContain('</header>')
    expect(await sizeOf(scriptsOf(text))).toBeLessThanOrEqual(mostScript.atOnce)
    expect(answersCode.filter((url) => formatKeys.some((format) => url.includes(`/${format}-`)))).toEqual([])
    expect(answersCode.filter((url) => url.includes('/invitation-'))).toEqual([])
    expect(await sizeOf([...scriptsOf(text), ...answersCode])).toBeLessThanOrEqual(mostScript.all)
  },
)

/** What is loaded with the first touch. */
const { modules: answersCode } = builtAssets('dist/client')(
  ['frontend/app/hydrate-root.ts', 'frontend/app/hydrate-answer.tsx'],
  'frontend/entry-invitation.tsx',
)
const sizeOf = async (scripts: string[]) => {
  const sizes = await Promise.all([...new Set(scripts)].map(async (url) => (await fetched(url)).bytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

test.each(['classic', 'imperial', 'floral'] as const)(
  '%s: a guest fetches one file of a typeface’s weight, and not the house’s of the same name too',
  async (invitationFormat) => {
    await event.change({ invitationFormat })
    const browser = await openBrowser()
    try {
      const tab = await (await browser.newContext({ viewport: sizes.phone, locale: 'es-ES' })).newPage()
      const faces: string[] = []
      tab.on('requestfinished', (request) => {
        const [, face] = /\/(cormorant-garamond[\w-]*)-[\w-]{8}\.woff2$/.exec(request.url()) ?? []
        if (face) faces.push(face.replace(/-latin|-normal/g, ''))
      })
      await tab.goto(page, { waitUntil: 'networkidle' })
      expect(faces).toContain('cormorant-garamond-500')
      expect(faces).toEqual([...new Set(faces)])
    } finally {
      await browser.close()
    }
  },
)

test('a browser fetches what the page names and nothing else: no text again, no format’s code, no other’s letters', async () => {
  await event.change({ invitationFormat: 'mediterranean' })
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: sizes.phone, locale: 'es-ES' })
    const tab = await context.newPage()
    const asked = finishedRequests(tab)
    // No moment is idle: all that comes by itself has come.
    await tab.addInitScript('requestIdleCallback = () => 0')
    await tab.goto(page, { waitUntil: 'networkidle' })
    const paths = (...types: string[]) =>
      asked
        .filter((request) => types.includes(request.resourceType()))
        .map((request) => new URL(request.url()).pathname)
    expect(paths('document')).toEqual([new URL(page).pathname])
    expect(paths('fetch', 'xhr', 'stylesheet')).toEqual([])
    const named = scriptsOf(await (await fetch(page)).text())
    expect(new Set(paths('script'))).toEqual(new Set(named))
    expect(await tab.locator('form[data-scripted]').count()).toBe(0)
    await tab.locator('header').click()
    await tab.locator('form[data-scripted]').waitFor()
    for (const choice of ['declined', 'confirmed'])
      await tab.locator(`label:has(input[name=status][value=${choice}])`).click()
    await tab.waitForLoadState('networkidle')
    expect(new Set(paths('script'))).toEqual(new Set([...named, ...answersCode]))
    expect(paths('font').length).toBeGreaterThan(0)
    expect(paths('font').filter((path) => !path.includes('alegreya'))).toEqual([])
    expect(await bodyBytesOf(asked)).toBeLessThanOrEqual(mostOfAll)
  } finally {
    await browser.close()
  }
})
