import { LRUCache } from 'lru-cache'
import { hashSource } from '../platform/http/style-hashes.ts'
import { makeTemplate, type Template, type TemplateKind } from './invitation-template.ts'
import type { Renderer } from './renderer.ts'

/** Bytes of all kept templates; one has about 20,000. */
const mostBytes = 48_000_000
/** A template used so often is worth being compressed as well as can be. */
const popular = 20
const quality = { first: 5, popular: 11 }

type Kept = { template: Template; uses: number }

const kept = new LRUCache<string, Kept>({
  maxSize: mostBytes,
  sizeCalculation: ({ template }, key) => template.bytes + key.length,
})
const underway = new Map<string, Promise<Template>>()

/**
 * The template for a kind of guests of an event, made once for each `version` of what it shows; concurrent requests wait
 * for the same making. What is least recently used is forgotten.
 */
export function findTemplate(
  renderer: Renderer,
  version: string,
  kind: TemplateKind,
): Promise<Template> | Template {
  const { alone, tokenLength, greetingBytes, answerStyles } = kind
  const key = [version, alone, tokenLength, greetingBytes, hashSource(answerStyles)].join(' ')
  const found = kept.get(key)
  if (!found || found.template.staleAt <= Date.now())
    return once(key, () => make(key, renderer, kind, found?.uses ?? 0))
  found.uses += 1
  if (found.uses === popular)
    void once(`${key} again`, () => make(key, renderer, kind, popular)).catch(() => {})
  return found.template
}

async function make(key: string, renderer: Renderer, kind: TemplateKind, uses: number): Promise<Template> {
  const template = await makeTemplate(renderer, kind, uses < popular ? quality.first : quality.popular)
  kept.set(key, { template, uses })
  return template
}

function once(key: string, work: () => Promise<Template>): Promise<Template> {
  const pending = underway.get(key) ?? work().finally(() => underway.delete(key))
  underway.set(key, pending)
  return pending
}
