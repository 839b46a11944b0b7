import anyAscii from 'any-ascii'

const longest = 50

/**
 * The public address of an event, from its names: lower case, ' & ' as '-y-', other scripts in Latin letters, at most
 * 50 characters; 'evento-<timestamp>' when nothing is left (spec §5; decisions: Other).
 */
export function slugFrom(names: string): string {
  const slug = anyAscii(names.replaceAll(/\s+&\s+/g, '-y-'))
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-{2,}/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')
  return slug || `evento-${Date.now()}`
}

/** The slug with '-2', '-3', … at its end, still within 50 characters. */
export function numberedSlug(slug: string, number: number): string {
  if (number < 2) return slug
  const suffix = `-${number}`
  return slug.slice(0, longest - suffix.length).replace(/-+$/, '') + suffix
}
