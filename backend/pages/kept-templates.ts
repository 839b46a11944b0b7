import { hashSource } from '../platform/http/style-hashes.ts'
import { makeTemplate, type Template, type TemplateKind } from './invitation-template.ts'
import { keepMade } from './keep-made.ts'
import type { Renderer } from './renderer.ts'

/** Bytes of all kept templates; one has about 20,000. */
const mostBytes = 48_000_000
const quality = { first: 5, popular: 11 }

const templates = keepMade(
  mostBytes,
  ({ renderer, kind }: { renderer: Renderer; kind: TemplateKind }, isPopular) =>
    makeTemplate(renderer, kind, isPopular ? quality.popular : quality.first),
)

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
  return templates(key, { renderer, kind })
}
