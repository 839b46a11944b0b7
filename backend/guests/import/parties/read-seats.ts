import { cleanLine } from '../../spreadsheet/clean-text.ts'
import { foldHeader } from '../../spreadsheet/fold.ts'
import { noWords, yesWords } from '../values/words.ts'

/** A number of people; `isHalf` when the cell counts somebody as a half, `children` where it tells them. */
export type CountReading = { count: number; children: number; isHalf: boolean } | null

const numbers: ReadonlyMap<string, number> = new Map(
  [
    'cero zero null zero cap',
    'uno una un one ein eine une um uma bat',
    'dos two zwei deux dois duas due bi dues',
    'tres three drei trois hiru tre',
    'cuatro four vier quatre quatro quattro lau catro',
    'cinco five funf cinq cinque bost cinc',
    'seis six sechs sei sis',
    'siete seven sieben sept sete sette zazpi set',
    'ocho eight acht huit oito otto zortzi vuit',
    'nueve nine neun neuf nove bederatzi nou',
    'diez ten zehn dix dez dieci hamar deu',
  ].flatMap((line, count) => line.split(' ').map((word): [string, number] => [word, count])),
)

/** '2', '2.0', '2 personas', '2 + 1', '2 adultos y 1 niño', 'dos'; null for a text that is no number. */
export function readCount(text: string): CountReading {
  const line = cleanLine(text)
  if (/^\d{1,6}$/.test(line)) return { count: Number(line), children: 0, isHalf: false }
  const times = /^[x×] ?(\d{1,2})$|^(\d{1,2}) ?[x×]$/i.exec(line)
  if (times) return { count: Number(times[1] ?? times[2]), children: 0, isHalf: false }
  const single = /^(-?\d{1,6})(?:[.,](\d{1,4}))?\s?(?:\p{L}{1,14}\.?)?$/u.exec(line)
  if (single) {
    const rest = Number(`0.${single[2] ?? 0}`)
    return { count: Number(single[1]) + rest, children: 0, isHalf: rest > 0 }
  }
  const parts = [...line.matchAll(/(\d{1,2})(\s?\p{L}{0,12})/gu)]
  if (parts.length > 0 && parts.length <= 3 && /^[\d\s+\p{L}.,()/&-]{1,40}$/u.test(line)) {
    const counts = parts.map(([, digits = '', unit = '']) => ({
      count: Number(digits),
      isChild: /^\s?(?:ni|men|kid|chi|kin|enf|bam|cri|peq|beb)/i.test(unit),
    }))
    const isInside = /\(/.test(line) && parts.length === 2
    const count = isInside ? (counts[0]?.count ?? 0) : counts.reduce((sum, part) => sum + part.count, 0)
    return {
      count,
      children: counts.reduce((sum, part) => sum + (part.isChild ? part.count : 0), 0),
      isHalf: false,
    }
  }
  const word = numbers.get(foldHeader(line).split(' ')[0] ?? '')
  return word === undefined ? null : { count: word, children: 0, isHalf: false }
}

/** Companions besides the guest: 'Sí' and '+1' are one, 'No' none; null for a text that tells no number. */
export function readCompanions(text: string): CountReading {
  const line = cleanLine(text)
  if (/^\d{1,3}$/.test(line)) return { count: Number(line), children: 0, isHalf: false }
  const folded = foldHeader(line)
  if (line === '' || /^[-–—/]{1,3}$/.test(line)) return { count: 0, children: 0, isHalf: false }
  const counted = readCount(line.replace(/^\+\s?/, ''))
  if (counted) return counted
  if (noWords.has(folded)) return { count: 0, children: 0, isHalf: false }
  if (yesWords.has(folded) || /^[✓✔✅☑]/u.test(line)) return { count: 1, children: 0, isHalf: false }
  return null
}
