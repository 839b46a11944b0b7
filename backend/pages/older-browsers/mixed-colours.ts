import { wordsOf } from './words-of.ts'

/** Red, green, blue (0 to 255) and opacity (0 to 1). */
type Colour = [number, number, number, number]

const opening = 'color-mix('
const named: Record<string, Colour> = {
  white: [255, 255, 255, 1],
  black: [0, 0, 0, 1],
  transparent: [0, 0, 0, 0],
}

/**
 * Settles every `color-mix(in srgb, …)` of CSS or an attribute: as the colour that it comes to by the custom properties that
 * the page's `styles` set; where they differ from place to place, as the colour that has the greater share.
 */
export function colourMixer(styles: string): (text: string) => string {
  const properties = propertiesOf(styles)
  return (text) => {
    let mixed = text
    // What stands inside another comes first.
    for (let at = mixed.lastIndexOf(opening); at >= 0; at = mixed.lastIndexOf(opening, at)) {
      const end = endOf(mixed, at + opening.length)
      const [, one = '', other = ''] = split(mixed.slice(at + opening.length, end))
      mixed = mixed.slice(0, at) + mixtureOf(one, other, properties) + mixed.slice(end + 1)
    }
    return mixed
  }
}

function mixtureOf(one: string, other: string, properties: Map<string, string>): string {
  const [a, b] = [shareIn(one), shareIn(other)]
  const share = a.share ?? (b.share === null ? 0.5 : 1 - b.share)
  const [x, y] = [a, b].map(({ colour }) => colourOf(colour, properties))
  if (!x || !y) return (share >= 0.5 ? a : b).colour
  const alpha = x[3] * share + y[3] * (1 - share)
  const part = (at: 0 | 1 | 2) =>
    alpha === 0 ? 0 : Math.round((x[at] * x[3] * share + y[at] * y[3] * (1 - share)) / alpha)
  return `rgba(${part(0)},${part(1)},${part(2)},${Number(alpha.toFixed(3))})`
}

function shareIn(part: string): { colour: string; share: number | null } {
  const last = wordsOf(part).at(-1) ?? ''
  const isShare = last.endsWith('%')
  // A calculated share depends on its place.
  if (!isShare && !last.startsWith('calc(')) return { colour: part, share: null }
  const colour = part.slice(0, part.lastIndexOf(last)).trim()
  return { colour, share: isShare ? Number.parseFloat(last) / 100 : null }
}

function colourOf(text: string, properties: Map<string, string>, depth = 0): Colour | null {
  const value = text.trim()
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (name) {
    const found = properties.get(name)
    return found && depth < 8 ? colourOf(found, properties, depth + 1) : null
  }
  const hex = /^#([0-9a-f]{3,8})$/i.exec(value)?.[1]
  if (hex && (hex.length === 3 || hex.length === 6)) {
    const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16)
    return [part(0), part(2), part(4), 1]
  }
  const rgb = /^rgba?\(([\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)(?:[ ,/]+([\d.]+)(%?))?\)$/.exec(value)
  if (rgb)
    return [
      Number(rgb[1]),
      Number(rgb[2]),
      Number(rgb[3]),
      rgb[4] === undefined ? 1 : Number(rgb[4]) / (rgb[5] ? 100 : 1),
    ]
  return named[value] ?? null
}

/** The custom properties that have one value wherever they are set. */
function propertiesOf(styles: string): Map<string, string> {
  const found = new Map<string, Set<string>>()
  for (const [, name = '', value = ''] of styles.matchAll(/[{;](?:\s*)(--[\w-]+):\s*([^;}]+)/g))
    found.set(name, (found.get(name) ?? new Set()).add(value.trim()))
  return new Map(
    [...found].flatMap(([name, values]) => (values.size === 1 ? [[name, [...values][0] ?? '']] : [])),
  )
}

function endOf(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && --depth === 0) return at
  }
  return text.length
}

function split(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}
