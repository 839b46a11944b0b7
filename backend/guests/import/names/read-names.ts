import { foldHeader } from '../../spreadsheet/fold.ts'
import { withoutEnd } from '../values/without-end.ts'
import {
  childrenWords,
  childWords,
  companionWords,
  connectors,
  coupleTitles,
  householdWords,
  openWords,
  possessives,
  relatives,
  titles,
} from './words.ts'

export type ReadPerson = { name: string | null; isChild: boolean }

/** The people that a name of an invitation tells. */
export type NameReading = {
  people: ReadPerson[]
  /** 'y familia', 'Familia García': more people, nobody knows how many. */
  isOpen: boolean
  /** The number of people that the text states: 'Familia García (4)'. */
  stated: number | null
  /** The names stand one per line. */
  isByLine: boolean
}

/** More people than an invitation can hold are not told apart. */
const most = 15
const couple = /(?:夫妇|夫婦|夫妻|伉俪|先生及夫人|先生和夫人)$/
const family = /(?:先生)?(?:一家|全家|阖家)$/
const honorific = /(?:先生|女士|小姐|太太)$/

/** Reads 'Ana y Luis', 'A, B y familia', 'Timoteo y Sra.', 'Mr. & Mrs. X', 'Ana +1', 'Familia X (4)', 夫妇, names by line. */
export function readNames(text: string): NameReading {
  const reading: NameReading = { people: [], isOpen: false, stated: null, isByLine: false }
  // Nearly every cell: one person's name.
  if (simple.test(text) && !suspect.test(text)) {
    reading.people.push({ name: text, isChild: isChildsWord(text) })
    return reading
  }
  const lines = text
    .split(/\n|(?<=\p{L}{2} {1}\p{L}{2,20}) {3,}(?=\p{L}{2,20} \p{L})/u)
    .filter((line) => line.trim() !== '')
  reading.isByLine = text.includes('\n') && lines.length > 1
  for (const [at, line] of lines.entries())
    readLine(withoutNumber(line.replace(/\s+/g, ' ').trim()), reading, at > 0)
  if (reading.people.length > most) reading.people.length = most
  return reading
}

const simple = /^\p{L}[\p{L}'’.-]{1,30}(?: [\p{L}\d][\p{L}\d'’-]{0,30}){0,5}$/u
const suspect =
  / (?:y|e|i|u|and|et|und|eta|con|with|mit|amb|avec|Y|E|I|AND|och|og|m[aá]s) |^(?:fam|flia|los|las|the|els|sres|señores|senores|esposos|matrimonio|ehepaar|tíos|tios|die|coniugi|casal|drs)|famil|family$|[一-鿿]/i

/** '1 Ana', '2. Luis', '- Eva', '*Mom & Dad'. */
const withoutNumber = (line: string) =>
  line.replace(/^(?:\d{1,3}\s?[.)ºª:-]?\s{1,3}(?=\p{Lu})|[*•·→✓✔>–-]\s{0,3})/u, '')

function readLine(line: string, reading: NameReading, follows: boolean) {
  const rest = takeNumbers(line, reading)
  if (rest === '') return
  if (couple.test(rest) || family.test(rest)) {
    if (family.test(rest)) reading.isOpen = true
    const named = rest
      .replace(couple, '')
      .replace(family, '')
      .replace(/^[、,]/, '')
    for (const name of named.split(/[、和与及]/)) if (name !== '') add(reading, name.replace(honorific, ''))
    if (couple.test(rest)) reading.people.push({ name: null, isChild: false })
    return
  }
  const pieces = piecesOf(rest)
  if (pieces.length === 1 && isHousehold(rest)) {
    reading.isOpen = true
    return
  }
  const [first = '', second] = pieces
  if (
    isOnlyTitle(first) &&
    second !== undefined &&
    isTitle(second.split(' ')[0] ?? '') &&
    second.includes(' ')
  ) {
    // 'Mr. & Mrs. Juan Pérez': the name is the first one's.
    add(reading, second.split(' ').slice(1).join(' '))
    reading.people.push({ name: null, isChild: false })
    for (const piece of pieces.slice(2)) readPiece(piece, reading, true)
    return
  }
  if (coupleTitles.has(foldHeader(first.split(' ')[0] ?? '')) && pieces.length === 1) {
    reading.people.push({ name: first, isChild: false }, { name: null, isChild: false })
    return
  }
  for (const [at, piece] of pieces.entries())
    readPiece(at === 0 && pieces.length > 1 ? withoutRelatives(piece) : piece, reading, follows || at > 0)
}

/** '(4)', '(+2)', '+1', '+ 2 niños' are read and taken away; other remarks stay with the name. */
function takeNumbers(line: string, reading: NameReading): string {
  let rest = line
  for (const [whole = '', plus, digits = '', unit = ''] of line.matchAll(
    /\(\s?\*?\s?(\+?)\s?(\d{1,2})\s?([\p{L} ]{0,20})\)/gu,
  )) {
    const count = Number(digits)
    if (plus || childrenWords.has(foldHeader(unit)))
      addUnnamed(reading, count, childrenWords.has(foldHeader(unit)))
    else if (
      count > 0 &&
      count <= most &&
      (unit === '' || /^(?:pax|per|p|inv|gue|pla|pas|bol|asi|lug|gent|cup)/i.test(unit))
    )
      reading.stated = count
    else continue
    rest = rest.replace(whole, ' ')
  }
  const plus =
    /[+](?:\s?)(\d{1,2})(?:\s([\p{L}]{1,20}))?\s?\??$/u.exec(rest) ??
    / (?:y|e|and|más|mas|et|und|i) (\d{1,2})\s?(?:(?:más|mas|more|others|otros)|([\p{L}]{1,20}))?$/u.exec(
      rest,
    )
  if (plus && Number(plus[1]) <= most) {
    addUnnamed(reading, Number(plus[1]), childrenWords.has(foldHeader(plus[2] ?? '')))
    rest = rest.slice(0, plus.index)
  }
  return rest
    .replace(/\(\s?\+?\s?\p{L}?\s?\)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[+,;&]$/, '')
    .trim()
}

function addUnnamed(reading: NameReading, count: number, isChild: boolean) {
  for (let one = 0; one < count && one < most; one++) late(reading).push({ name: null, isChild })
}

/** Unnamed people of a remark stand after those that are named later in the text. */
const late = (reading: NameReading) => reading.people

/** The parts of a line between commas, signs and words such as 'y'; brackets stay whole. */
function piecesOf(line: string): string[] {
  const shouts = line === line.toUpperCase()
  const pieces: string[] = ['']
  let depth = 0
  for (const word of line
    .replace(/(?<!\d)[,;/+&、](?!\d)/g, ' , ')
    .replace(/\s+/g, ' ')
    .split(' ')) {
    const at = pieces.length - 1
    if (
      depth === 0 &&
      (word === ',' || ((shouts || word === word.toLowerCase()) && connectors.has(word.toLowerCase())))
    ) {
      if (pieces[at] !== '') pieces.push('')
    } else pieces[at] = pieces[at] === '' ? word : `${pieces[at]} ${word}`
    depth = Math.max(0, depth + count(word, '(') - count(word, ')'))
  }
  return catalan(
    line,
    pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece)),
  )
}

/** 'Maria Puig i Cadafalch' is one person; 'Jordi i Anna' are two. */
function catalan(line: string, pieces: string[]): string[] {
  const [before, after] = pieces
  const isSurname =
    pieces.length === 2 && / i /.test(line) && before?.includes(' ') && after && !after.includes(' ')
  return isSurname && !companionWords.has(foldHeader(after)) && !openWords.has(foldHeader(after))
    ? [line]
    : pieces
}

const count = (word: string, sign: string) => word.split(sign).length - 1

function readPiece(piece: string, reading: NameReading, follows: boolean) {
  const folded = foldHeader(piece)
  const bare = withoutPossessive(folded)
  const several = /^(\d{1,2}) (.{1,30})$/.exec(bare)
  if (follows && several && Number(several[1]) <= most) {
    addUnnamed(reading, Number(several[1]), childrenWords.has(several[2] ?? ''))
    return
  }
  if (follows && (openWords.has(bare) || isHousehold(piece))) reading.isOpen = true
  else if (follows && /^\(.{0,30}\)$/.test(piece)) reading.people.push({ name: null, isChild: false })
  else if (follows && companionWords.has(bare)) reading.people.push({ name: null, isChild: false })
  else if (follows && childWords.has(bare)) reading.people.push({ name: null, isChild: true })
  else {
    const [whole = '', name = '', remark = ''] = /^([^()]{1,120})\(([^()]{1,20})\)$/.exec(piece) ?? []
    if (whole !== '' && saysChild(remark)) add(reading, name, true)
    else add(reading, piece, isChildsWord(piece.split(' ')[0] ?? ''))
  }
}

/** 'Bebé', 'Niña'; 'Nina' is a name. */
const isChildsWord = (word: string): boolean =>
  word.length <= 12 && word.toLowerCase() !== 'nina' && childWords.has(foldHeader(word))

/** 'niño', 'niño/a', 'bebé'. */
function saysChild(remark: string): boolean {
  const [first = '', ...rest] = foldHeader(remark).split(' ')
  return childWords.has(first) && first.length > 1 && rest.every((word) => word === 'a' || word === 'o')
}

function withoutPossessive(folded: string): string {
  const [first = '', ...rest] = folded.split(' ')
  return rest.length > 0 && possessives.has(first) ? rest.join(' ') : folded
}

const add = (reading: NameReading, name: string, isChild = false) => {
  const shown = withoutEnd(name, '?* ').trim()
  if (shown !== '') reading.people.push({ name: shown, isChild })
}

const isTitle = (word: string) => titles.has(foldHeader(word))
const isOnlyTitle = (piece: string) => isTitle(piece) && !piece.includes(' ')

function withoutRelatives(piece: string): string {
  const [first = '', ...rest] = piece.split(' ')
  return rest.length > 0 && relatives.has(foldHeader(first)) ? rest.join(' ') : piece
}

/** 'Familia García', 'García Family', 'Los Ruiz', 'The Smiths'. */
export function isHousehold(name: string): boolean {
  const words = foldHeader(name).split(' ')
  const [first = '', second] = words
  if (second === undefined) return false
  const strong = openWords.has(first) || openWords.has(words.at(-1) ?? '')
  return (
    strong ||
    (householdWords.has(first) &&
      first.length > 2 &&
      (first !== 'the' || words.length < 4) &&
      !childWords.has(second)) ||
    ((words[1] === 'familia' || words[1] === 'family') && first.length <= 4)
  )
}
