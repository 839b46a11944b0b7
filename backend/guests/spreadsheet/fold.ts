/**
 * Folds texts for comparison: no case, no accents, one space between words, punctuation as a space ('Nº personas' → 'no
 * personas', 'E-mail' → 'e mail').
 */
export function foldHeader(text: string): string {
  // Most texts are plain, and a list has hundreds of thousands.
  if (/^[ -~]*$/.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A name or group folded for comparison: case, accents and spaces do not matter. */
export function foldName(text: string): string {
  const lower = text.trim().toLowerCase()
  // The slow path only for names that may contain an unusual space or an accent.
  const spaced = /\s\s|[^\S ]/.test(lower) ? lower.replace(/\s+/g, ' ') : lower
  return /[^ -~]/.test(spaced) ? spaced.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : spaced
}
