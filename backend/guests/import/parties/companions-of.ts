import { withoutInvisible } from '../../spreadsheet/clean-text.ts'
import { foldHeader } from '../../spreadsheet/fold.ts'
import { isHanForm, readHanForm } from '../names/han-forms.ts'
import { type ReadPerson, readNames } from '../names/read-names.ts'
import { companionWords } from '../names/words.ts'
import { noWords, yesWords } from '../values/words.ts'

const leading = /^(?:y|e|and|&|\+|et|und|i|con|with|más|mas)\s{1,3}/i

/**
 * The people of a companion's cell: names, a number, or a word such as 'sí' or 'pareja'. `line` is its text on one line,
 * joined with the surname of another column if `isJoined`; `raw` keeps its lines.
 */
export function companionsOf(line: string, raw: string, isJoined: boolean, isChild: boolean): ReadPerson[] {
  if (line === '' || /^[-–—/?*]{1,5}$/.test(line)) return []
  const folded = foldHeader(line)
  if (noWords.has(folded)) return []
  if (yesWords.has(folded)) return [{ name: null, isChild }]
  const count = /^\+?\s?(\d{1,2})$/.exec(line)
  if (count) return Array.from({ length: Math.min(15, Number(count[1])) }, () => ({ name: null, isChild }))
  if (isHanForm(line)) return readHanForm(line).people
  if (companionWords.has(folded)) return [{ name: null, isChild }]
  const text = (isJoined ? line : withoutInvisible(raw).trim()).replace(/^\[(.*)\]$/, (_, inside: string) =>
    inside.replaceAll('"', ''),
  )
  if (text === '') return []
  const { people } = readNames(`·\n${text.replace(leading, '')}`)
  return people.filter(({ name }) => name !== '·').map((one) => ({ ...one, isChild: one.isChild || isChild }))
}
