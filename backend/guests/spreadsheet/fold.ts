/**
 * One form for texts that people take for the same: no case, no accents, one space between words,
 * punctuation as a space ('Nº personas' → 'no personas', 'E-mail' → 'e mail').
 */
export function foldHeader(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The same name or group, whatever its case, accents and spaces. */
export function foldName(text: string): string {
  const lower = text.trim().toLowerCase()
  // Most of the time goes into what few names need: only where there may be such a space, or an accent.
  const spaced = /\s\s|[^\S ]/.test(lower) ? lower.replace(/\s+/g, ' ') : lower
  return /[^ -~]/.test(spaced) ? spaced.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : spaced
}
