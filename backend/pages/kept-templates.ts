import { hashSource } from '../platform/http/style-hashes.ts'
import { keepRecent } from './first-view/keep-recent.ts'
import {
  type MarkedPage,
  makeTemplate,
  minutesLeft,
  renderMarked,
  type Template,
  type TemplateKind,
} from './invitation-template.ts'
import { keepMade } from './keep-made.ts'
import type { Renderer } from './renderer.ts'

/** Bytes of all kept templates; one has about 20,000. */
const mostBytes = 48_000_000
const quality = { first: 5, popular: 11 }

/** Rendered pages, whose text is about 100 kB each: one serves names of all lengths for a minute. */
const mostRendered = 16
const rendered = keepRecent<MarkedPage>(mostRendered)

type Source = { renderer: Renderer; version: string; kind: TemplateKind }

const templates = keepMade(mostBytes, async ({ renderer, version, kind }: Source, isPopular) => {
  const { event, alone, answerStyles } = kind
  const minutes = minutesLeft(Date.parse(event.eventDate), Date.now())
  const key = [version, alone, hashSource(answerStyles), minutes].join(' ')
  const first = await rendered(key, () => renderMarked(renderer, kind))
  // The first rendering may not have waited for its letters, which are there by now.
  const isWhole = first.hasLetters || !isPopular
  const page = isWhole ? first : await rendered(`${key} again`, () => renderMarked(renderer, kind))
  return makeTemplate(page, kind, isPopular ? quality.popular : quality.first)
})

/**
 * The template for a kind of guests of an event, made once for each `version` of what it shows. Its countdown may be ten
 * seconds late, since no page waits only because a minute has passed.
 */
export function findTemplate(
  renderer: Renderer,
  version: string,
  kind: TemplateKind,
): Promise<Template> | Template {
  const { alone, tokenLength, greetingBytes, answerStyles } = kind
  const key = [version, alone, tokenLength, greetingBytes, hashSource(answerStyles)].join(' ')
  return templates(key, { renderer, version, kind })
}
