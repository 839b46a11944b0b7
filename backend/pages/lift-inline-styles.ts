const attribute = /(<[a-z][^<>]*?) style="([^"]*)"/g
const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
}
const unescaped = (text: string) =>
  text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? '')

/**
 * Moves the style attributes of rendered markup into a style element, which the content security policy can
 * allow by hash, unlike attributes. Equal ones share a rule. The rules override every class, as attributes do.
 * A value that could close its rule stays an attribute, which browsers then ignore.
 */
export function liftInlineStyles(markup: string): { markup: string; css: string } {
  const numbers = new Map<string, number>()
  const lifted = markup.replace(attribute, (whole: string, before: string, escaped: string) => {
    const value = unescaped(escaped)
    if (/[{}<]/.test(value)) return whole
    const number = numbers.get(value) ?? numbers.size
    numbers.set(value, number)
    return `${before} data-style="${number}"`
  })
  const rules = [...numbers].map(([value, number]) => `#root#root [data-style="${number}"]{${value}}`)
  return { markup: lifted, css: rules.join('') }
}
