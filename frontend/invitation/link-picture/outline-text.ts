import type { OutlineFont } from './outline-font.ts'

const element = /<text ([^<>]*)>([^<]*)<\/text>/g
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const replaced = new Set(['x', 'y', 'font-family', 'font-size', 'text-anchor', 'letter-spacing'])

/**
 * The drawing with each `<text>` of an ornament (initials in a crest, in wax) as a path; it names one family, plainly.
 */
export function outlineText(markup: string, fontFor: (family: string) => OutlineFont): string {
  return markup.replace(element, (_, written: string, content: string) => {
    const attributes = new Map(
      [...written.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g)].map(([, k = '', v = '']) => [k, v]),
    )
    const size = Number(attributes.get('font-size') ?? 16)
    const anchor = attributes.get('text-anchor')
    const d = fontFor(attributes.get('font-family') ?? '').outline(
      content.replace(/&[^&;]+;/g, (entity) => entities[entity] ?? entity),
      {
        x: Number(attributes.get('x') ?? 0),
        y: Number(attributes.get('y') ?? 0),
        size,
        anchor: anchor === 'middle' || anchor === 'end' ? anchor : 'start',
        tracking: Number(attributes.get('letter-spacing') ?? 0) / size,
      },
    )
    const rest = [...attributes]
      .filter(([name]) => !replaced.has(name))
      .map(([name, value]) => ` ${name}="${value}"`)
    return `<path d="${d}"${rest.join('')}/>`
  })
}
