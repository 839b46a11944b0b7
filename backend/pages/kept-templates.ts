import { hashSource } from '../platform/http/style-hashes.ts'
import { keepRecent } from './first-view/keep-recent.ts'
import {
  hasBegun,
  type MarkedPage,
  makeTemplate,
  renderMarked,
  type Template,
  type TemplateKind,
  withoutLetters,
} from './invitation-template.ts'
import { keepMade } from './keep-made.ts'
import type { Renderer } from './renderer.ts'

/** Bytes of all kept templates; one has about 20,000. */
const mostBytes = 48_000_000
/**
 * Of Brotli: what it saves beside the usual 5 is letters of the cover in the first packets, for about 40 ms of another
 * thread; the best takes more than twice as long for one hundredth.
 */
const quality = 10

/** Rendered pages, whose text is about 100 kB each: one serves names of all lengths. */
const mostRendered = 16
const rendered = keepRecent<MarkedPage>(mostRendered)

type Source = { renderer: Renderer; version: string; kind: TemplateKind }

const templates = keepMade(mostBytes, async ({ renderer, version, kind }: Source) => {
  const { event, alone, answerStyles } = kind
  const now = Date.now()
  const key = [version, alone, hashSource(answerStyles), hasBegun(event, now)].join(' ')
  const first = await rendered(key, () => renderMarked(renderer, kind))
  // The first rendering may not have waited for its letters, which are there by now.
  const isEnough = first.hasLetters || now < first.staleAt()
  const later = `${key} ${Math.floor(now / withoutLetters)}`
  const page = isEnough ? first : await rendered(later, () => renderMarked(renderer, kind))
  return makeTemplate(page, kind, quality)
})

/**
 * The template for a kind of guests of an event, made once for each `version` of what it shows, and once more when the
 * event begins.
 */
export function findTemplate(
  renderer: Renderer,
  version: string,
  kind: TemplateKind,
): Promise<Template> | Template {
  const { event, alone, tokenLength, greetingBytes, answerStyles } = kind
  const begun = hasBegun(event, Date.now())
  const key = [version, alone, begun, tokenLength, greetingBytes, hashSource(answerStyles)].join(' ')
  return templates(key, { renderer, version, kind })
}
