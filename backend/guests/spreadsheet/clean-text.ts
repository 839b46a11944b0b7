/** The visible text of a cell: no invisible or control characters, trimmed, single spaces. */
export function cleanLine(text: string): string {
  return isClean.test(text) ? text : withoutInvisible(text).replace(/\s+/g, ' ').trim()
}

/** The same for texts of several lines. */
export function cleanLines(text: string): string {
  if (isClean.test(text)) return text
  return withoutInvisible(text.replace(/\r\n?/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** Fast path: words of European letters with single spaces, which is nearly every cell. */
const isClean = /^(?:[!-~\u00a1-\u00ac\u00ae-\u017f]+(?: [!-~\u00a1-\u00ac\u00ae-\u017f]+)*)?$/

/** Zero-width and direction marks, and controls other than tab and line feed. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b-\u001f\u007f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

export const withoutInvisible = (text: string) => text.replace(invisible, '')
