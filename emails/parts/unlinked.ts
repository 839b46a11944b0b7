/** Characters that mail programs read as the dot of an address, Unicode variants included. */
const dots = /([.\u3002\uff0e\uff61\u2024])(?=[^\s.])/g
const marks = /([:/\\@\uff1a\uff0f\uff20])(?=\S)/g
/** Mail programs turn seven or more digits into a telephone link. */
const longNumbers = /\(?\d(?:[\s().+-]{0,3}\d){6,}/g

/**
 * A stranger's text, changed so that no mail program makes links of it: a space after each character that an address or
 * a telephone number needs. Cut to `longest` characters.
 */
export function unlinked(text: string, longest = 80): string {
  const short = text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text
  return short
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => (sign === '\n' ? sign : ' '))
    .replace(longNumbers, '…')
    .replace(dots, '$1 ')
    .replace(marks, '$1 ')
}
