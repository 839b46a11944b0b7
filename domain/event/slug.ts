const longest = 50

/**
 * The slug of an event's names: lower case, '&' between words as 'y', hyphens for spaces, no accents, at most 50
 * characters. Null when nothing is left, or a letter of another alphabet would be lost: transliterate it to Latin
 * letters first.
 */
export function slugOf(names: string): string | null {
  const words = names
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s-]/)
    .filter((word) => word !== '')
  if (words.some((word) => foreign.test(word))) return null
  const slug = words
    .map((word, index) => (word === '&' && index > 0 && index < words.length - 1 ? 'y' : word))
    .map((word) => word.replaceAll(/[^a-z0-9]/g, ''))
    .filter((word) => word !== '')
    .join('-')
  return within(longest, slug) || null
}

const foreign = /[^\P{L}a-zªº]/u

/** The slug of an event whose names leave none. */
export const timedSlug = () => `evento-${Date.now()}`

/** The slug with '-2', '-3', … at its end, still within 50 characters. */
export function numberedSlug(slug: string, number: number): string {
  if (number < 2) return slug
  const suffix = `-${number}`
  return within(longest - suffix.length, slug) + suffix
}

/** Cut to a length, without a hyphen at the end. */
function within(length: number, slug: string): string {
  const cut = slug.slice(0, length)
  return cut.endsWith('-') ? cut.slice(0, -1) : cut
}
