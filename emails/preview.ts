import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { allSamples } from './all-samples.ts'
import { fillCampaign, type Mail, renderCampaign, renderMail } from './render.ts'
import { sampleEvent, sampleRecipient } from './samples.ts'

const port = Number(process.argv[2] ?? 3005)
/** A card drawn before, where one is at hand: `npm run emails -- 3005 card.jpg`. */
const cardFile = process.argv[3]

const filled = async (
  kind: 'invitation' | 'reminder',
  event = sampleEvent,
  recipient = sampleRecipient,
  personalLine: string | null = null,
) =>
  fillCampaign(await renderCampaign(kind, event, { personalLine, hasPicture: true }), {
    ...recipient,
    picture: `http://localhost:${port}/card.jpg`,
  })

const borgona = { ...sampleEvent, primaryColor: '#800020', secondaryColor: '#D4AF37', showsBrand: false }
const company = {
  ...sampleEvent,
  coupleNames: 'Bodegas Valdelagrana',
  primaryColor: '#1E3A5F',
  secondaryColor: '#87CEEB',
  ceremonyPlace: null,
  ceremonyTime: null,
  rsvpDeadline: null,
}
const long = {
  ...sampleEvent,
  coupleNames: 'María de las Mercedes y Juan Francisco Javier',
  primaryColor: '#E8B4A0',
  secondaryColor: '#FFF5EE',
}
const alone = { ...sampleRecipient, name: 'Ana García', group: 'Amigos', maxGuests: 1 }

/** Every mail with sample data, by its name in the list. */
const mails: Record<string, () => Promise<Mail>> = {
  invitation: () =>
    filled('invitation', sampleEvent, sampleRecipient, 'Sin vosotros no sería lo mismo. Venid a bailar.'),
  'invitation-borgona-one-seat': () => filled('invitation', borgona, alone),
  'invitation-company': () => filled('invitation', company, { ...alone, group: 'Prensa' }),
  'invitation-long-names-pale': () => filled('invitation', long),
  reminder: () => filled('reminder'),
  ...Object.fromEntries(
    Object.entries(await allSamples()).map(([name, { parts }]) => [name, () => renderMail(parts)]),
  ),
}

const quoted = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Forces or disables the dark styles, whatever the device prefers. */
const lit = (html: string, dark: boolean) =>
  html.replace('@media (prefers-color-scheme:dark)', dark ? '@media all' : '@media not all')

async function page(name: string): Promise<string> {
  const mail = await mails[name]?.()
  const list = Object.keys(mails)
    .map((each) => `<a href="/?mail=${each}"${each === name ? ' aria-current="page"' : ''}>${each}</a>`)
    .join('')
  const sheets = [
    [390, false],
    [390, true],
    [640, false],
    [640, true],
  ]
    .map(
      ([width, dark]) =>
        `<iframe title="${width}" width="${width}" src="/raw?mail=${name}${dark ? '&dark' : ''}"></iframe>`,
    )
    .join('')
  return `<!doctype html><meta charset="utf-8"><title>Velada mails</title><style>
body{margin:0;font:15px/1.5 system-ui;display:grid;grid-template-columns:220px 1fr;background:#eee}
nav{padding:24px;display:grid;gap:6px;align-content:start}nav a{color:#333}nav a[aria-current]{font-weight:700}
main{padding:24px}iframe{border:0;height:1150px;margin:0 24px 24px 0;background:#fff}
pre{white-space:pre-wrap;max-width:640px;background:#fff;padding:24px}</style>
<nav>${list}</nav><main><h1>${quoted(mail?.subject ?? '')}</h1>${sheets}<pre>${quoted(mail?.text ?? '')}</pre></main>`
}

createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname === '/card.jpg')
    return cardFile ? response.end(await readFile(cardFile)) : response.writeHead(404).end()
  const name = url.searchParams.get('mail') ?? 'invitation'
  const mail = mails[name]
  if (!mail) return response.writeHead(404).end()
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(
    url.pathname === '/raw' ? lit((await mail()).html, url.searchParams.has('dark')) : await page(name),
  )
}).listen(port, () => process.stdout.write(`Mails: http://localhost:${port}\n`))
