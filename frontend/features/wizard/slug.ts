const longest = 50

/**
 * The address the wizard asks for (spec §5): lower case, ' & ' as '-y-', hyphens for spaces, at most 50 characters;
 * 'evento-<timestamp>' without names. Accents lose their mark first. Null when other scripts leave nothing: the server
 * then transliterates (decisions: Other).
 */
export function slugOf(names: string, now = Date.now()): string | null {
  if (!names.trim()) return `evento-${now}`
  const slug = names
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(' & ', '-y-')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, longest)
  return slug.replace(/^-+|-+$/g, '') || null
}
