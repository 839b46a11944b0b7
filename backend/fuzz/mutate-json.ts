import { oddValue } from './odd-values.ts'
import type { Random } from './random.ts'

type Place = { holder: Record<string, unknown> | unknown[]; key: string }

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

/** A mutated JSON body: another value, key, nesting, or broken text. */
export function mutateJson(body: unknown, random: Random): string {
  const copy: unknown = structuredClone(body)
  const places = placesIn(copy)
  if (places.length > 0 && random.chance(0.75)) {
    for (let count = 0; count < 1 + random.below(3); count += 1) {
      const { holder, key } = random.pick(places)
      if (random.chance(0.15)) delete (holder as Record<string, unknown>)[key]
      else (holder as Record<string, unknown>)[key] = oddValue(random)
    }
    return textOf(copy)
  }
  return random.pick([
    () => textOf(oddValue(random)),
    () => textOf([copy]),
    () => textOf(copy).slice(0, -1),
    () => `${textOf(copy)}}`,
    () => textOf(copy).replace('{', '{"__proto__":{"isPaid":true},"constructor":{"prototype":1},'),
    () => textOf(copy).replace('{', '{"\\u0000":1,'),
    () => textOf(copy).replaceAll(/\d+/g, '1e400'),
    () => `\ufeff${textOf(copy)}`,
    () => '['.repeat(20_000),
    () => '',
  ])()
}

const textOf = (value: unknown) => JSON.stringify(value) ?? 'null'
