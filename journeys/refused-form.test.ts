import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, client, type Reply } from '../backend/testing/client.ts'
import { aPaidEvent, type Party } from './paid-event.ts'
import { type SharedVelada, shareVelada } from './shared-velada.ts'

let velada: SharedVelada
let party: Party

beforeAll(async () => {
  velada = await shareVelada()
  party = await (await aPaidEvent(velada)).invite({ name: 'Ana Ruiz', maxGuests: 2 })
})
afterAll(() => velada?.release())

const fields = {
  status: 'confirmed',
  confirmedGuests: '2',
  'attendees[0][name]': 'Ana "la" Ruiz',
  'attendees[0][dietary]': '<b>gluten</b>',
  'attendees[0][menu]': 'Carne',
  'attendees[1][menu]': 'Pescado',
  'attendees[1][name]': 'Luis',
  comments: 'Con ilusión & cariño',
}

/** A browser without script that opened the invitation, or did not. */
async function aBrowser(opened = true): Promise<Client> {
  const browser = client(() => velada.url)
  if (opened) await browser.get(new URL(party.page).pathname)
  return browser
}
const send = (browser: Client, changed: object = {}, headers: Record<string, string> = {}) =>
  browser.post(`/api/guests/${party.id}/rsvp`, new URLSearchParams({ ...fields, ...changed }).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    Accept: 'text/html',
    Referer: party.page,
    ...headers,
  })

/** A page for a person: HTML, in Spanish, kept by nobody. */
function expectPage({ status, headers, text }: Reply, expected: number) {
  expect([
    status,
    headers.get('content-type'),
    headers.get('cache-control'),
    headers.get('x-robots-tag'),
  ]).toEqual([expected, 'text/html; charset=utf-8', 'no-store', 'noindex'])
  expect(text).toContain('<html lang="es">')
}
const typedIn = (text: string, name: string) => {
  const [input = ''] =
    text.match(new RegExp(`<input[^>]*name="${name.replaceAll(/[[\]]/g, '\\$&')}"[^>]*>`)) ?? []
  return /value="([^"]*)"/.exec(input)?.[1]
}

test('a refused form comes back on the guest’s own page, as it was typed', async () => {
  const reply = await send(await aBrowser(), { confirmedGuests: '1' })
  expectPage(reply, 422)
  expect(reply.text).toContain('Has escrito más nombres que personas')
  expect(reply.text).toContain('Lucía y Marcos')
  expect(typedIn(reply.text, 'attendees[0][name]')).toBe('Ana &quot;la&quot; Ruiz')
  expect(typedIn(reply.text, 'attendees[0][dietary]')).toBe('&lt;b&gt;gluten&lt;/b&gt;')
  expect(typedIn(reply.text, 'attendees[1][name]')).toBe('Luis')
  expect(reply.text).toContain('Con ilusión &amp; cariño</textarea>')
  expect(reply.headers.get('referrer-policy')).toBe('same-origin')
  expect((await party.answer()).status).toBe('pending')
})

test('without the proof of the link the way back is shown, and the answer can be sent again from there', async () => {
  const browser = await aBrowser(false)
  // Neither a cookie nor the page that it came from.
  const reply = await send(browser, {}, { Referer: '' })
  expectPage(reply, 404)
  expect(reply.text).toContain('Ábrela de nuevo con el enlace que recibiste')
  expect(reply.text).toContain('<a href="/">')
  expect(reply.text).toContain('<button>Enviar otra vez</button>')
  expect(typedIn(reply.text, 'attendees[0][name]')).toBe('Ana &quot;la&quot; Ruiz')
  expect(typedIn(reply.text, 'comments')).toBe('Con ilusión &amp; cariño')
  expect(reply.headers.get('content-security-policy')).toContain("form-action 'self'")
  await browser.get(new URL(party.page).pathname)
  const again = await send(browser, {}, { Referer: '' })
  expect([again.status, again.headers.get('location')]).toEqual([
    303,
    `${new URL(party.page).pathname}#confirmar`,
  ])
})

test('another site’s form is explained, and nothing it wrote is offered to be sent', async () => {
  const reply = await send(
    await aBrowser(),
    { comments: 'de otro sitio' },
    { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://ajena.example/invite/x' },
  )
  expectPage(reply, 403)
  expect(reply.text).toContain('por seguridad, no la hemos guardado')
  expect(reply.text).not.toMatch(/de otro sitio|<form|ajena/)
})

test('an answer after too many is not lost', async () => {
  const browser = await aBrowser()
  let reply = await send(browser)
  for (let tries = 0; reply.status !== 429 && tries < 200; tries += 20)
    reply =
      (await Promise.all(Array.from({ length: 20 }, () => send(browser, { comments: 'la última' })))).at(
        -1,
      ) ?? reply
  expectPage(reply, 429)
  // The first second of the minute has the whole of it left.
  expect(reply.text).toMatch(/Demasiados intentos\. Vuelve a probar en (?:menos de )?un minuto/)
  expect(reply.text).toContain('la última</textarea>')
})

test('what a program sends is answered to a program', async () => {
  const reply = await (await aBrowser(false)).post(`/api/guests/${party.id}/rsvp`, {
    status: 'declined',
  })
  expect([reply.status, reply.text]).toEqual([404, 'Esta invitación no existe o ha expirado'])
})
