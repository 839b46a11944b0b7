import { toPlainText } from '@react-email/components'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { forOutlook } from './parts/outlook.ts'
import { oneLine } from './parts/wording.ts'

/** A mail ready to send; `text` has the same content as `html`. */
export type Mail = { subject: string; html: string; text: string }

/** A template's output. */
export type MailParts = { subject: string; body: ReactElement }

/** A template with invented data, by the mail's name: what it looks like, and the link that its reader is to follow. */
export type MailSamples = Record<string, { link: string; parts: MailParts }>

const factRow = (
  row: { children: { name?: string }[] },
  walk: (nodes: unknown[], builder: TextBuilder) => void,
  builder: TextBuilder,
) => {
  const [label, value] = row.children.filter((child) => child.name === 'td' || child.name === 'th')
  builder.openBlock({ leadingLineBreaks: 1 })
  walk([label], builder)
  builder.addInline(': ')
  walk([value], builder)
  builder.closeBlock({ trailingLineBreaks: 1 })
}
/** The button in plain text: its label, and its URL on a separate line. */
const button = (
  link: { children: unknown[]; attribs: { href: string } },
  walk: (nodes: unknown[], builder: TextBuilder) => void,
  builder: TextBuilder,
) => {
  builder.openBlock({ leadingLineBreaks: 2 })
  walk(link.children, builder)
  builder.addInline(':')
  builder.addLineBreak()
  builder.addInline(link.attribs.href.replace(/^mailto:([^?]+).*/, '$1'))
  builder.closeBlock({ trailingLineBreaks: 2 })
}

/** A picture in plain text: what it says, without its address. */
const picture = (link: { children: { attribs: { alt: string } }[] }, _: unknown, builder: TextBuilder) => {
  builder.openBlock({ leadingLineBreaks: 1 })
  builder.addInline(link.children[0]?.attribs.alt ?? '')
  builder.closeBlock({ trailingLineBreaks: 2 })
}

type TextBuilder = {
  openBlock: (options: { leadingLineBreaks: number }) => void
  closeBlock: (options: { trailingLineBreaks: number }) => void
  addInline: (text: string) => void
  addLineBreak: () => void
}

/**
 * Characters beyond Latin 1 as entities, so that strings need one byte per character: half the memory and time. Slots
 * stay.
 */
const asEntities = (html: string) =>
  html.replace(/[\u0100-\ud7ff\ue002-\u{10ffff}]/gu, (sign) => `&#${sign.codePointAt(0)};`)

/** Renders a template once, as HTML and as plain text made from it. */
export function toMail({ subject, body }: MailParts): Mail {
  // React asks for pictures early, which in a mail is one more thing to refuse.
  const markup = renderToStaticMarkup(body).replace(/<link rel="preload"[^>]*>/g, '')
  const html = asEntities(forOutlook(`<!doctype html>${markup}`))
  const text = toPlainText(html, {
    formatters: { factRow, button, picture },
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'a.fill', format: 'button' },
      { selector: 'a.picture', format: 'picture' },
      { selector: 'tr.fact', format: 'factRow' },
      { selector: 'table.facts', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
      { selector: 'hr', format: 'horizontalLine', options: { length: 24 } },
    ],
  })
  return { subject: oneLine(subject), html, text: `${text.trim()}\n` }
}
