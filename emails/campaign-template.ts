import { addressLine, greeting, greetingKindOf, greetingKinds } from '../domain/party/greeting.ts'
import { oneLine } from './parts/wording.ts'
import type { Mail } from './to-mail.ts'

/** The values of a campaign's mail that differ by guest. */
export type Slot = 'greeting' | 'addressed' | 'words' | 'picture' | 'seats' | 'link' | 'unsubscribe'
type Segment = string | { slot: Slot }
type Segments = { subject: Segment[]; html: Segment[]; text: Segment[] }

/** A campaign's mail, rendered once and split at its slots: plain JSON, stored with the campaign. */
export type CampaignTemplate = {
  version: 1
  /** The wordings for a party of one, and for a party of several. */
  one: Segments
  many: Segments
}

export type CampaignRecipient = {
  name: string
  group: string
  maxGuests: number
  /** Absolute http(s) addresses. */
  link: string
  unsubscribeUrl: string
  /** The picture of the card, where the template shows one. */
  picture?: string
}

/** The marker of a slot during rendering: private-use characters that no text contains. */
export const mark = (slot: Slot) => `\uE000${slot}\uE001`

/** A text without slot markers. */
export const withoutMarks = (text: string) => text.replace(/[\uE000\uE001]/g, '')

const cut = (rendered: string): Segment[] =>
  rendered
    .split(/\uE000(\w+)\uE001/)
    .map((part, at) => (at % 2 ? { slot: part as Slot } : part))
    .filter((part) => part !== '')

/** Splits the two rendered wordings at their markers. */
export function compileCampaign(one: Mail, many: Mail): CampaignTemplate {
  const cutMail = (mail: Mail) => ({ subject: cut(mail.subject), html: cut(mail.html), text: cut(mail.text) })
  return { version: 1, one: cutMail(one), many: cutMail(many) }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** User text on one line, without bidirectional control characters. */
const plain = (text: string) =>
  oneLine(text.toWellFormed().replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, ''))

const address = (url: string) => {
  if (!/^https?:\/\/[^\s/]/i.test(url)) throw new TypeError('a campaign link must be an absolute http(s) URL')
  return url.toWellFormed().replace(/[^\w\-.~:/?#[\]@!$&()*+,;=%]/gu, encodeSign)
}
const encodeSign = (sign: string) => (sign === "'" ? '%27' : encodeURIComponent(sign))

function join(segments: Segment[], values: Record<Slot, string>): string {
  let joined = ''
  for (const segment of segments) joined += typeof segment === 'string' ? segment : values[segment.slot]
  return joined
}

/**
 * One guest's mail. Deterministic: the same template and recipient give the same bytes on every retry (the provider's
 * idempotency needs it). Values are escaped for their context and never searched for slots. Throws a TypeError when a
 * link isn't an absolute http(s) URL.
 */
export function fillCampaign(template: CampaignTemplate, recipient: CampaignRecipient): Mail {
  const wording = recipient.maxGuests === 1 ? template.one : template.many
  const values = {
    greeting: plain(greeting(recipient)),
    addressed: plain(addressLine(recipient)),
    words: greetingKinds[greetingKindOf(recipient)],
    picture: recipient.picture === undefined ? '' : address(recipient.picture),
    seats: String(recipient.maxGuests),
    link: address(recipient.link),
    unsubscribe: address(recipient.unsubscribeUrl),
  }
  const escaped = {
    greeting: escapeHtml(values.greeting),
    addressed: escapeHtml(values.addressed),
    words: escapeHtml(values.words),
    picture: escapeHtml(values.picture),
    seats: values.seats,
    link: escapeHtml(values.link),
    unsubscribe: escapeHtml(values.unsubscribe),
  }
  return {
    subject: join(wording.subject, values),
    html: join(wording.html, escaped),
    text: join(wording.text, values),
  }
}
