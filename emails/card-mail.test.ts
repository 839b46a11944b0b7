import { expect, test } from 'vitest'
import { contrast } from '../domain/event/colour.ts'
import { fillCampaign, renderCampaign } from './render.ts'
import { sampleEvent, sampleRecipient } from './samples.ts'

const picture = 'https://velada.example/card/0123456789abcdefghijklmnopqrstuv.jpg'
const personalLine = 'Sin vosotros no sería lo mismo'
const recipient = { ...sampleRecipient, picture }
const template = await renderCampaign('invitation', sampleEvent, { personalLine, hasPicture: true })
const mail = fillCampaign(template, recipient)
const { html, text } = mail

test('the mail opens with the card itself, then one button and the deadline', () => {
  const order = [
    '<img',
    'Para la familia',
    personalLine,
    'class="fill"',
    'El plazo para responder',
    'Ceremonia',
  ]
  const places = order.map((part) => html.lastIndexOf(part))
  expect(places.every((at) => at > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html.match(/class="fill"/g)).toHaveLength(1)
})

test('the picture’s alt text says it all: greeting, occasion and date', () => {
  expect(html).toContain(
    'alt="Querida familia. Invitación para la boda de Lucía y Marcos, el sábado 19 de junio de 2027."',
  )
  expect(html).toContain(`src="${picture}"`)
})

test('without pictures it still is an invitation: who, whom, when, where, by when and the link', () => {
  const shown = html.replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, ' ')
  for (const said of [
    'Lucía y Marcos',
    'Para la familia Fernández Ortega',
    'Sábado 19 de junio de 2027',
    'Iglesia de San Pedro',
    '15 de mayo',
  ]) {
    expect(shown).toContain(said)
    expect(text).toContain(said)
  }
  expect(text.startsWith('Querida familia. Invitación para la boda de Lucía y Marcos')).toBe(true)
  expect(text).not.toContain('/card/')
})

test('in Gmail nothing is cut off: the HTML stays far below 102 kB', () => {
  const long = 'ñ'.repeat(160)
  const most = fillCampaign(template, { ...recipient, name: long, group: long })
  expect(Buffer.byteLength(most.html)).toBeLessThan(20_000)
})

test('Outlook gets tables and a width attribute, and nothing lies behind text', () => {
  expect(html).toMatch(/<img[^>]* width="536"/)
  expect(html).toMatch(/<!--\[if mso\]><table[^>]* width="560"/)
  expect(html).not.toMatch(/background-image|background:[^;"]*url|<div[^>]*padding/)
  expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(html.match(/<!\[endif\]-->/g)?.length ?? 0)
})

test('every link has one purpose: the invitation and the way out', () => {
  const links = new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href))
  expect([...links]).toEqual([sampleRecipient.link, sampleRecipient.unsubscribeUrl])
})

test('in dark mode words, alt text and button keep their contrast', () => {
  const dark = html.slice(html.indexOf('prefers-color-scheme:dark'))
  const of = (name: string, property: string) =>
    new RegExp(`\\.${name}[^{]*\\{[^}]*?(?<![-\\w])${property}:(#\\w{6})`).exec(dark)?.[1] ?? ''
  const paper = of('paper', 'background-color')
  for (const ink of ['ink', 'soft', 'accent'])
    expect(contrast(of(ink, 'color'), paper)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(of('fill', 'color'), of('fill', 'background-color'))).toBeGreaterThanOrEqual(4.5)
  expect(html).toMatch(/<img class="accent line"/)
})

test('a hostile personal line is text, also where it looks like a slot', async () => {
  const odd = '<b>\uE000link\uE001</b> & "x"'
  const filled = fillCampaign(
    await renderCampaign('invitation', sampleEvent, { personalLine: odd, hasPicture: true }),
    recipient,
  )
  expect(filled.html).toContain('&lt;b&gt;link&lt;/b&gt; &amp; &quot;x&quot;')
  expect(filled.text).toContain('<b>link</b> & "x"')
})

test('a reminder says what is missing, also with words of the couple', async () => {
  const reminder = fillCampaign(
    await renderCampaign('reminder', sampleEvent, { personalLine, hasPicture: true }),
    recipient,
  )
  expect(reminder.text).toContain(personalLine)
  expect(reminder.text).toContain('Aún no sabemos si podréis acompañarnos')
})

test('a template of the version before is filled as it was, whatever pictures there are now', () => {
  const former = {
    version: 1 as const,
    one: {
      subject: ['s'],
      html: ['<p>', { slot: 'greeting' as const }, '</p>'],
      text: [{ slot: 'link' as const }],
    },
    many: {
      subject: ['s'],
      html: ['<p>', { slot: 'greeting' as const }, '</p>'],
      text: [{ slot: 'link' as const }],
    },
  }
  expect(fillCampaign(former, recipient)).toEqual({
    subject: 's',
    html: '<p>Querida familia Fernández Ortega</p>',
    text: sampleRecipient.link,
  })
})
