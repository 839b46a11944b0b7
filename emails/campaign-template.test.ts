import { expect, test } from 'vitest'
import type { CampaignTemplate } from './render.ts'
import { fillCampaign, renderCampaign } from './render.ts'
import { sampleEvent, sampleRecipient } from './samples.ts'

const template = await renderCampaign('invitation', sampleEvent)

test('a hostile name stays text in the page and is never taken for a slot', () => {
  const name = `<b>"O'Hara" & {{link}} \uE000link\uE001 $& Pérez`
  const mail = fillCampaign(template, { ...sampleRecipient, name, group: 'Trabajo' })
  expect(mail.html).toContain(
    'Para &lt;b&gt;&quot;O&#39;Hara&quot; &amp; {{link}} \uE000link\uE001 $&amp; Pérez',
  )
  expect(mail.html).not.toContain('<b>')
  expect(mail.text).toContain(`Para <b>"O'Hara" & {{link}} \uE000link\uE001 $& Pérez`)
})

test('an event whose names look like a slot shows them as text', async () => {
  const odd = await renderCampaign('invitation', {
    ...sampleEvent,
    coupleNames: '\uE000link\uE001 & <i>Eva</i>',
  })
  const mail = fillCampaign(odd, sampleRecipient)
  expect(mail.subject).toBe('link & <i>Eva</i> · Vuestra invitación')
  expect(mail.html).not.toContain('<i>Eva')
})

test('line breaks in a name reach neither the subject nor the lines of the text', () => {
  const mail = fillCampaign(template, {
    ...sampleRecipient,
    name: 'Ana\r\nBcc: otra@x.example\u202E',
    group: 'x',
  })
  expect(mail.subject).not.toMatch(/[\r\n]/)
  expect(mail.text).toContain('Para Ana Bcc: otra@x.example\n')
})

test('links are escaped for where they stand and lead to the same place', () => {
  const link = `https://velada.example/invite/a/b?x=1&y="><script>`
  const mail = fillCampaign(template, { ...sampleRecipient, link })
  expect(mail.html).toContain('href="https://velada.example/invite/a/b?x=1&amp;y=%22%3E%3Cscript%3E"')
  expect(mail.text).toContain('https://velada.example/invite/a/b?x=1&y=%22%3E%3Cscript%3E\n')
  expect(mail.html).toContain(`href="${sampleRecipient.unsubscribeUrl}"`)
  expect(mail.text).toContain(sampleRecipient.unsubscribeUrl)
})

test.each(['javascript:alert(1)', '/invite/a/b', 'https:///x', ''])('%j is refused as a link', (link) => {
  expect(() => fillCampaign(template, { ...sampleRecipient, link })).toThrow(TypeError)
})

test('the same recipient gets the same bytes, also from a template that was stored', () => {
  const stored = JSON.parse(JSON.stringify(template)) as CampaignTemplate
  expect(stored).toEqual(template)
  expect(fillCampaign(stored, sampleRecipient)).toEqual(fillCampaign(template, sampleRecipient))
})

test('rendering the same event twice gives the same template', async () => {
  expect(await renderCampaign('invitation', sampleEvent)).toEqual(template)
})

test('one seat and several seats are said in correct Spanish', () => {
  const one = fillCampaign(template, { ...sampleRecipient, maxGuests: 1 })
  expect(one.text).toContain('Hemos reservado 1 plaza para ti.')
  expect(one.text).toContain('Queremos que estés con nosotros')
  expect(one.subject).toBe('Lucía y Marcos · Tu invitación')
  const four = fillCampaign(template, { ...sampleRecipient, maxGuests: 4 })
  expect(four.text).toContain('Hemos reservado 4 plazas para vosotros.')
  expect(four.text).toContain('Queremos que estéis con nosotros')
  expect(four.subject).toBe('Lucía y Marcos · Vuestra invitación')
})

test('no slot is left open in any wording', async () => {
  for (const kind of ['invitation', 'reminder'] as const) {
    const rendered = await renderCampaign(kind, sampleEvent)
    for (const maxGuests of [1, 2]) {
      const mail = fillCampaign(rendered, { ...sampleRecipient, maxGuests })
      expect(JSON.stringify(mail)).not.toMatch(/[\uE000\uE001]|undefined|null/)
    }
  }
})

test('the footer says why the mail came, and names Velada only on the plan that shows it', async () => {
  const reason = 'Recibes este mensaje porque esta dirección está en la lista de invitados de Lucía y Marcos.'
  expect(fillCampaign(template, sampleRecipient).text).toContain(reason)
  expect(fillCampaign(template, sampleRecipient).text).toContain('Enviado con Velada')
  const plain = await renderCampaign('invitation', { ...sampleEvent, showsBrand: false })
  expect(fillCampaign(plain, sampleRecipient).html).not.toContain('Velada')
})

test('a date near midnight is the date where the event happens', async () => {
  const late = await renderCampaign('invitation', { ...sampleEvent, eventDate: '2027-06-19T22:30:00.000Z' })
  expect(fillCampaign(late, sampleRecipient).text).toContain('Domingo 20 de junio de 2027')
  const canary = { ...sampleEvent, eventDate: '2027-06-19T22:30:00.000Z', timezone: 'Atlantic/Canary' }
  const there = await renderCampaign('invitation', canary)
  expect(fillCampaign(there, sampleRecipient).text).toContain('Sábado 19 de junio de 2027')
})
