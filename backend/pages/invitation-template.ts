import { randomUUID } from 'node:crypto'
import { pathOf } from '../../domain/calls/define-call.ts'
import { type Invitation, openInvitation } from '../../domain/calls/invitations.ts'
import { sampleGuest } from '../invitations/present.ts'
import { env } from '../platform/env.ts'
import { hashSource, styleHashes } from '../platform/http/style-hashes.ts'
import { type Compressed, compressBeginning, compressContinuation, type Piece } from './brotli-pieces.ts'
import { documentOf } from './document.ts'
import { firstViewOf } from './first-view/first-view.ts'
import { linkPictureOf } from './link-picture.ts'
import type { Renderer } from './renderer.ts'

/** What differs between the pages of two guests of an event; each stands in the document by a mark nobody can write. */
const marks = { token: randomUUID(), guestId: randomUUID(), greeting: randomUUID(), party: randomUUID() }
type Hole = keyof typeof marks | 'answer' | 'countdown'

/** A guest's page without its guest. */
export type Template = {
  /** The document as far as the answer, compressed. */
  beginning: Compressed
  /** What stands in the holes of the beginning, in order. */
  holes: Hole[]
  /** What follows the answer: compressed texts, and what stands after each but the last. */
  rest: { texts: Buffer[]; holes: Hole[] }
  styleSources: string[]
  scriptSources: string[]
  /** The HTML in the countdown at an instant (milliseconds), filled up with spaces to the size of its hole. */
  countdownAt: (now: number) => string
  /** The instant (milliseconds) from which a page is worth making again. */
  staleAt: () => number
  bytes: number
}

/** What a template is made for: all that its bytes depend on. */
export type TemplateKind = {
  event: Invitation['event']
  /** A single person is invited. */
  alone: boolean
  tokenLength: number
  /** Bytes of the greeting, filled up with spaces. */
  greetingBytes: number
  answerStyles: string
}

/** What a page without its guest is rendered of; all kinds that have it in common share one rendering. */
export type TemplateLook = Pick<TemplateKind, 'event' | 'alone' | 'answerStyles'>

/** A page rendered for a guest of marks: the texts between the marks, and what stands at each of them. */
export type MarkedPage = {
  before: { texts: string[]; holes: Hole[] }
  rest: Template['rest']
  /** The cover's letters stand in the page. */
  hasLetters: boolean
  countdownBytes: number
} & Pick<Template, 'styleSources' | 'scriptSources' | 'countdownAt' | 'staleAt'>

/** Renders what guests have in common, whatever the length of their names. */
export async function renderMarked(renderer: Renderer, look: TemplateLook): Promise<MarkedPage> {
  const { event } = look
  const until = Date.parse(event.eventDate)
  const now = Date.now()
  const { renderCard, renderCountdown, answersPlace } = await renderer.entry()
  const path = pathOf(openInvitation, { params: { slug: event.slug, token: marks.token } })
  const page = await renderCard(path, { event, ...markedParty(look) })
  const head = { ...page.head, image: linkPictureOf(event), address: `/invite/${event.slug}/${marks.token}` }
  const whole = { markup: page.markup, styles: look.answerStyles + page.styles }
  const { lettersLater, ...tree } = await firstViewOf(whole, {
    greeting: marks.greeting,
    readFile: renderer.readFile,
  })
  const shown = { ...page, ...tree, head }
  const data = { [path]: { event, party: marks.party } }
  const html = documentOf(shown, data, renderer.assetsOf(page.files, page.entry), env().publicUrl)
  const countdown = countdownIn.exec(html)?.[0]
  const { texts, holes } = split(html, {
    ...marks,
    party: `"party":"${marks.party}"`,
    answer: answersPlace,
    ...(countdown && { countdown }),
  })
  const hasLetters = tree.styles.includes('url(data:font')
  const countdownBytes = Buffer.byteLength(countdown ?? '') + mostLonger
  const answer = holes.indexOf('answer')
  let staleAt = hasLetters ? Number.POSITIVE_INFINITY : now + withoutLetters
  // Nobody gets the page without them any more: with them it is there in less time than its files would take.
  lettersLater?.then((areCut) => {
    if (areCut) staleAt = Number.NEGATIVE_INFINITY
  })
  return {
    before: { texts: texts.slice(0, answer + 1), holes: holes.slice(0, answer) },
    rest: {
      texts: await Promise.all(texts.slice(answer + 1).map(compressedAlone)),
      holes: holes.slice(answer + 1),
    },
    hasLetters,
    countdownBytes,
    styleSources: styleHashes(html),
    scriptSources: page.inlineScripts.map(hashSource),
    countdownAt: onceASecond((now) => filledUp(renderCountdown(until, now), countdownBytes)),
    staleAt: () => staleAt,
  }
}

/** Compresses the beginning of a rendered page at `quality`, with holes of the kind's sizes. */
export async function makeTemplate(page: MarkedPage, kind: TemplateKind, quality: number): Promise<Template> {
  const { before, hasLetters: _, countdownBytes, ...others } = page
  const sizes = new Map<Hole | undefined, number>([
    ['token', kind.tokenLength],
    ['guestId', 36],
    ['greeting', kind.greetingBytes],
    ['countdown', countdownBytes],
  ])
  const bytesOf = (hole: Hole | undefined) => {
    const bytes = sizes.get(hole)
    if (bytes === undefined) throw new Error(`a page has its ${hole} before the answer`)
    return bytes
  }
  const pieces = before.texts.flatMap((text, at): Piece[] =>
    at < before.holes.length ? [text, bytesOf(before.holes[at])] : [text],
  )
  const beginning = await compressBeginning(pieces, quality)
  return {
    ...others,
    beginning,
    holes: before.holes,
    bytes:
      [...beginning.texts, ...others.rest.texts].reduce((sum, { length }) => sum + length, 0) +
      kind.event.slug.length +
      2_000,
  }
}

/** Of a text that may follow anything. */
async function compressedAlone(text: string): Promise<Buffer> {
  const { texts } = await compressContinuation([text])
  return Buffer.concat(texts)
}

/** A party of marks, as far as a card shows one. */
const markedParty = ({ alone }: TemplateLook): Pick<Invitation, 'guest' | 'preview'> => ({
  preview: false,
  guest: { ...sampleGuest, id: marks.guestId, greeting: marks.greeting, maxGuests: alone ? 1 : 2 },
})

/** The text between marks, and which mark stands after each but the last. */
function split(html: string, sought: Partial<Record<Hole, string>>): { texts: string[]; holes: Hole[] } {
  const found = Object.entries(sought)
    .flatMap(([hole, mark]) =>
      [...placesOf(mark, html)].map((start) => ({ hole: hole as Hole, start, mark })),
    )
    .sort((one, other) => one.start - other.start)
  const starts = [0, ...found.map(({ start, mark }) => start + mark.length)]
  return {
    texts: starts.map((start, at) => html.slice(start, found[at]?.start)),
    holes: found.map(({ hole }) => hole),
  }
}

function* placesOf(mark: string, html: string): Generator<number> {
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) yield at
}

/** Milliseconds for which a page may ask for its typefaces' files because its letters were not cut, or not yet. */
export const withoutLetters = 5_000
const minute = 60_000
/** What a card's countdown says, in the page's HTML (`frontend/invitation/parts/countdown.tsx`). */
const countdownIn = /(?<=<p class="countdown" data-until="\d+">).*?(?=<\/p>)/
/** By so many bytes it may grow: hours and minutes get a second figure, and three units their plural. */
const mostLonger = 8

/** Whether an event has begun at an instant: its page has no countdown any more. */
export const hasBegun = (event: Invitation['event'], now: number): boolean =>
  Date.parse(event.eventDate) - now < minute

const filledUp = (text: string, bytes: number) => text + ' '.repeat(bytes - Buffer.byteLength(text))

/** The text of the last instant, for all that follow in the same second. */
function onceASecond(textAt: (now: number) => string): (now: number) => string {
  let last = { second: Number.NaN, text: '' }
  return (now) => {
    const second = Math.floor(now / 1_000)
    if (second !== last.second) last = { second, text: textAt(now) }
    return last.text
  }
}
