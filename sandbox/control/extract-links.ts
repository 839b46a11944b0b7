const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&#39;': "'",
  '&quot;': '"',
  '&#x2F;': '/',
}

/** The links in a message: `href`s of the HTML first, then URLs in the text; each once, in order. */
export function extractLinks(html: string | null, text: string | null): string[] {
  const found = new Set<string>()
  for (const [, quoted, bare] of (html ?? '').matchAll(/<a\s[^<>]*?\bhref=(?:"([^"]+)"|'([^']+)')/gi)) {
    const href = (quoted ?? bare ?? '').replace(
      /&(amp|#x27|#39|quot|#x2F);/g,
      (entity) => entities[entity] ?? entity,
    )
    if (/^https?:/i.test(href)) found.add(href)
  }
  for (const [url] of (text ?? '').matchAll(/https?:\/\/[^\s<>"')\]]+/g)) {
    found.add(url.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''))
  }
  return [...found]
}
