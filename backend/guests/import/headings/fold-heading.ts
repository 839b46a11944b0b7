const endings = /\((?:e?s|as?|os|o\/a|a\/o)\)|\/(?:as?|os|es|n|in|innen)(?![\p{L}\p{N}])|[@*]/giu
const counted = /(\p{L}{3})(?=\d{1,2}$)/u
const camel = /(\p{Ll})(?=\p{Lu}\p{Ll})|(\p{Ll})(?=\p{Lu})/gu

/**
 * A heading folded for comparison: camelCase and snake_case as words, no case, accents, emoji, punctuation or endings
 * such as '(s)' and '/a'; one space between words.
 */
export function foldHeading(text: string): string {
  return text
    .replace(endings, '')
    .replace(/#/g, ' no ')
    .replace(camel, '$1$2 ')
    .replace(counted, '$1 ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bwhats app\b/g, 'whatsapp')
    .replace(/\be mail\b/g, 'email')
}

/** The heading without its remark: 'Email (opcional)', 'NOMBRE\nInvitado principal', 'Teléfono: +34…'. */
export const headingPart = (text: string): string => text.trim().split(/[([{:\n\r]| [-–—] /, 1)[0] ?? ''
