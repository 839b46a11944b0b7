import anyAscii from 'any-ascii'
import { openFallbackFaces, type ReadFile } from './font-shelf.ts'
import { hasLetters } from './set-line.ts'

const pictograms =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3/gu
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu
/** Scripts written without vowels, which a transliteration by letter makes unreadable. */
const vowelless = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u

/**
 * The names as our typefaces can write them: without pictograms and invisible marks; a script that none of them has in
 * Latin letters. 'Invitación' where nothing readable is left.
 */
export async function writableNames(text: string, readFile: ReadFile): Promise<string> {
  const words = text
    .normalize('NFC')
    .replace(pictograms, ' ')
    .replace(invisible, ' ')
    .split(/\s/)
    .filter((word) => word !== '')
  const first = words.findIndex((word) => !/^[y&+-]$/.test(word))
  const last = words.findLastIndex((word) => !/^[y&+-]$/.test(word))
  const names = words.slice(first, last + 1).join(' ')
  if (!/[\p{L}\p{N}]/u.test(names) || vowelless.test(names)) return 'Invitación'
  if (/^[\x20-\xff]*$/.test(names)) return names
  const widest = await openFallbackFaces('serif', readFile)
  return names.replace(/./gsu, (letter) => (hasLetters(widest, letter) ? letter : anyAscii(letter)))
}
