import { LRUCache } from 'lru-cache'
import { pathOf } from '../../domain/calls/define-call.ts'
import { type Invitation, openInvitation } from '../../domain/calls/invitations.ts'
import type { VersionedLink } from '../invitations/find-invitation.ts'
import { styleHashes } from '../platform/http/style-hashes.ts'
import { type Compressed, compressContinuation, filled } from './brotli-pieces.ts'
import { escaped } from './document.ts'
import { markBytes, markOf, nonce, withoutWords } from './marked-words.ts'
import type { Renderer } from './renderer.ts'

/** The answer in a guest's page: its HTML, compressed to follow a beginning. */
export type AnswerMarkup = { compressed: Buffer[] } & Shared
type Shared = { styles: string; styleSources: string[]; hasInlineStyles: boolean }

/** An answer without what is a party's own: the texts between, and which of the party's words stands after each. */
type Rendered = { texts: string[]; words: number[]; shared: Shared; until: number }

/** Two bytes a letter. */
const mostRendered = 16_000_000
const rendered = new LRUCache<string, Rendered>({
  maxSize: mostRendered,
  sizeCalculation: ({ texts }, key) => texts.reduce((sum, { length }) => sum + 2 * length, 0) + key.length,
})
/** For parties whose words are as long, each a few kB. */
const mostCompressed = 8_000_000
const compressed = new LRUCache<string, Compressed>({
  maxSize: mostCompressed,
  sizeCalculation: ({ texts }, key) => texts.reduce((sum, { length }) => sum + length, 0) + key.length,
})

/**
 * The answer as it is rendered for a party. Parties of an event that differ in nothing but names and ids share what was
 * rendered for the first of them, and its compression where their names are as long.
 */
export async function findAnswer(renderer: Renderer, link: VersionedLink): Promise<AnswerMarkup> {
  const { invitation, version } = link
  const { words, guest } = withoutWords(invitation.guest)
  const alike = { ...invitation, guest }
  const { event, ...party } = alike
  const key = `${version} ${JSON.stringify(party)}`
  let found = rendered.get(key)
  if (!found || found.until <= Date.now()) {
    found = await make(renderer, alike)
    rendered.set(key, found)
  }
  const own = [link.token, ...words].map(escaped)
  const { texts, words: places, shared } = found
  const values = places.map((place) => own[place] ?? '')
  const lengths = values.map((value) => Buffer.byteLength(value))
  const kind = `${key} ${found.until} ${lengths}`
  const part =
    compressed.get(kind) ??
    (await compressContinuation(
      texts.flatMap((text, at) => (at < lengths.length ? [text, lengths[at] ?? 0] : [text])),
    ))
  compressed.set(kind, part)
  return { ...shared, compressed: filled(part, values) }
}

async function make(renderer: Renderer, invitation: Invitation): Promise<Rendered> {
  const { renderAnswer } = await renderer.entry()
  const { slug } = invitation.event
  const path = pathOf(openInvitation, { params: { slug, token: markOf(0) } })
  const { markup, styles } = renderAnswer(path, invitation)
  const [first = '', ...others] = markup.split(nonce)
  const digits = markBytes - nonce.length
  return {
    texts: [first, ...others.map((text) => text.slice(digits))],
    words: others.map((text) => Number(text.slice(0, digits))),
    shared: {
      styles,
      styleSources: styleHashes(markup),
      hasInlineStyles: /<[a-z][^<>]* style="/.test(markup),
    },
    until: changesAfter(invitation.event, Date.now()),
  }
}

const day = 86_400_000

/** When an answer says something else because time has passed: it closes, and a day later all is over. */
function changesAfter(event: Invitation['event'], now: number): number {
  const [answers, changes] = [Date.parse(event.answersCloseAt), Date.parse(event.changesCloseAt)]
  return Math.min(...[answers, changes, changes + day].filter((time) => time >= now))
}
