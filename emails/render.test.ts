import { expect, test } from 'vitest'
import { allSamples } from './all-samples.ts'
import type { Mail } from './render.ts'
import * as render from './render.ts'
import { sampleEvent, sampleRecipient } from './samples.ts'
import { sample as enquiry, partnerEnquiry } from './templates/partner-enquiry.tsx'
import { paymentReceipt, sample as receipt } from './templates/payment-receipt.tsx'
import { sample as answer, rsvpReceived } from './templates/rsvp-received.tsx'
import { sample as link, verification } from './templates/verification.tsx'

const declined = { ...answer, status: 'declined' as const, confirmedGuests: 0, attendees: [] }
const campaign = async (kind: 'invitation' | 'reminder') =>
  render.fillCampaign(await render.renderCampaign(kind, sampleEvent), sampleRecipient)

const withCard = async (kind: 'invitation' | 'reminder') =>
  render.fillCampaign(await render.renderCampaign(kind, sampleEvent, { hasPicture: true }), {
    ...sampleRecipient,
    picture: 'https://velada.example/card/x.jpg',
  })

const single = Object.entries(await allSamples()).map(
  async ([name, { link, parts }]): Promise<[name: string, link: string, mail: Mail]> => [
    name,
    link,
    await render.renderMail(parts),
  ],
)
const mails: [name: string, link: string, mail: Mail][] = [
  ...(await Promise.all(single)),
  ['invitation', sampleRecipient.link, await campaign('invitation')],
  ['reminder', sampleRecipient.link, await campaign('reminder')],
  ['card', sampleRecipient.link, await withCard('invitation')],
]

test.each(mails)('the %s mail has its link in the page and in the plain text', (_, link, mail) => {
  expect(mail.html).toContain(link)
  expect(mail.text).toContain(link)
  expect(mail.text).not.toMatch(/<[a-z/]|&[a-z]+;/i)
  expect(mail.subject).not.toMatch(/[\r\n]/)
})

test.each(mails)('the %s mail loads nothing and leads nowhere else', (_, __, mail) => {
  // But for the card's picture, on our own host.
  expect(mail.html.replace(/<img [^>]*src="https:\/\/velada\.example\/card\/[^>]*>/, '')).not.toMatch(
    /<(img|link|script|iframe|object|video|audio)\b|@import|@font-face|url\(|\bsrc=/i,
  )
  const hosts = [...mail.html.matchAll(/https?:\/\/([^/"'\s<]+)/g)].map((found) => found[1])
  expect(hosts.filter((host) => host !== 'velada.example')).toEqual([])
})

test.each(mails)('the %s mail has one button and both colour schemes', (_, __, mail) => {
  expect(mail.html.match(/<a class="fill"/g)).toHaveLength(1)
  expect(mail.html).toContain('lang="es"')
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(mail.html).toContain('@media (prefers-color-scheme:dark)')
})

test('the verification says how long it lasts, and sends a known email to its own password', async () => {
  const first = await render.renderMail(verification(link))
  expect(first.text).toContain('caduca en 48 horas')
  expect(first.text).toContain('elige una contraseña')
  const known = await render.renderMail(verification({ ...link, hasAccount: true }))
  expect(known.text).toContain('la contraseña que ya tienes en Velada')
})

test.each([
  [9900, '99,00 €', '81,82 €', '17,18 €'],
  [22000, '220,00 €', '181,82 €', '38,18 €'],
  [12100, '121,00 €', '100,00 €', '21,00 €'],
])('a receipt for %i cents takes the VAT apart', async (amountInCents, total, base, vat) => {
  const { text } = await render.renderMail(paymentReceipt({ ...receipt, amountInCents }))
  expect(text).toContain(`Base imponible: ${base}\nIVA (21 %): ${vat}\nTotal, IVA incluido: ${total}\n`)
})

test('a confirmed guest reads what was stored, with the calendar at hand', async () => {
  const { text, subject } = await render.renderMail(rsvpReceived(answer))
  expect(subject).toBe('Lucía y Marcos · Contamos con vosotros')
  expect(text).toContain('Julián Fernández: Carne · Alergia a los frutos secos\nNora: Menor · Infantil\n')
  expect(text).toContain('Autobús: Sí. Subimos en la parada del hotel')
  expect(text).toContain(answer.calendarUrl)
})

test('a declined guest gets neither calendar nor bus', async () => {
  const { text } = await render.renderMail(rsvpReceived(declined))
  expect(text).toContain('Asistencia: No')
  expect(text).not.toContain('calendar.ics')
  expect(text).not.toContain('Autobús')
})

test('a venue on two lines stands on two lines in a mail', async () => {
  const template = await render.renderCampaign('invitation', {
    ...sampleEvent,
    receptionPlace: 'Hacienda San Rafael\r\nCarretera de Utrera, km 12',
  })
  const { html, text } = render.fillCampaign(template, sampleRecipient)
  expect(html).toContain('Hacienda San Rafael<br/>Carretera de Utrera')
  expect(text).toContain('Hacienda San Rafael\nCarretera de Utrera')
})

test.each([
  ['María de los Ángeles y Juan Sebastián Fernández de Córdoba', 'y', 'Juan Sebastián Fernández de Córdoba'],
  ['Ana e Iñaki', 'e', 'Iñaki'],
  ['Ana & Leo', 'y', 'Leo'],
])('the mail of %s joins the two as the card does', async (coupleNames, joiner, second) => {
  const template = await render.renderCampaign('invitation', { ...sampleEvent, coupleNames })
  expect(render.fillCampaign(template, sampleRecipient).html).toMatch(
    new RegExp(`>${joiner}</span> ?${second}<`),
  )
})

test('a company with a y in its name is not parted in a mail', async () => {
  const template = await render.renderCampaign('invitation', {
    ...sampleEvent,
    coupleNames: 'García y Asociados S.L.',
  })
  expect(render.fillCampaign(template, sampleRecipient).html).toContain('>García y Asociados S.L.</h1>')
})

test('no text of a stranger stands in the subject of a mail to an unverified person, and no link but ours', async () => {
  const coupleNames = 'Cuenta bloqueada: https://evil.example o www.evil.com, tel. +34 911 222 333'
  const mail = await render.renderMail(verification({ ...link, coupleNames }))
  expect(mail.subject).toBe('Confirma tu email · Velada')
  for (const said of [mail.html, mail.text]) {
    expect(said).toContain('bloqueada')
    expect(said.replaceAll(link.url, '')).not.toMatch(/evil\.[^ ]|\/\/evil|www\.[^ ]|911 222/)
  }
})

test('what people write is text in every mail', async () => {
  const hostile = `<script>alert("x")</script> & 'yo'`
  const { html } = await render.renderMail(partnerEnquiry({ ...enquiry, name: hostile, message: hostile }))
  expect(html).not.toContain('<script')
  const confirmation = await render.renderMail(rsvpReceived({ ...answer, comments: hostile }))
  expect(confirmation.html).not.toContain('<script')
})
