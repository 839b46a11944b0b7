/** How the name of an event is set: who stands on which line and whether an ampersand joins them. */
export type CoupleNames = {
  /** Two people, one person (or pet name), or a title such as a company's. */
  kind: 'couple' | 'person' | 'title'
  /** Small line above the names: 'Primera Comunión de', 'Boda de'; null when there is none. */
  lead: string | null
  /** One entry a line, never broken further unless absurdly long. */
  lines: string[]
  /** True when the two lines are two people joined by 'y'. */
  joined: boolean
  /** One or two letters for monograms. */
  initials: string[]
}

const sample = 'Sofía y Alejandro'
const occasion =
  /^((?:(?:mi|nuestra|la|el) )?(?:(?:primera |1ª )?comuni[oó]n|bautizo|bautismo|confirmaci[oó]n|boda|bodas de (?:oro|plata)|cumplea[nñ]os|aniversario|graduaci[oó]n|quince a[nñ]os)(?: del?)?) (.+)$/i
/** Words and figures that no one is called. */
const noName = /\d|\b(?:comuni[oó]n|bautizo|aniversario|cumplea[nñ]os|graduaci[oó]n)(?![\p{L}])/iu
const gathering =
  /^(jornadas?|gala|cena|congreso|convenci[oó]n|presentaci[oó]n|encuentro|evento|reuni[oó]n|foro|feria|inauguraci[oó]n|aniversario|simposio|premios?|fiesta|comida|c[oó]ctel)\b/i
const company =
  /(\bs\.?\s?l\.?\s?u?\.?|\bs\.?\s?a\.?\s?u?\.?|\bs\.?\s?coop\.?|\b(?:asociados|hijos|hermanos|hnos\.?|compañ[ií]a|c[ií]a\.?|consulting|partners|inc\.?|ltd\.?|gmbh))$/i
const companyLead =
  /^(grupo|bodegas?|banco|fundaci[oó]n|construcciones|transportes|hotel(?:es)?|clínica|despacho|bufete|universidad|colegio|ayuntamiento|asociaci[oó]n|club)\s/i

/**
 * Splits the names of an event (spec §3): two people on ' y ' when exactly two parts result, otherwise the first word
 * and the rest. '&', '+' and 'e' join as 'y' does; companies, gatherings and communions stay whole (issue: the face).
 * Blank names fall back to a sample couple.
 */
export function splitCoupleNames(text: string): CoupleNames {
  const whole = text.trim().replace(/\s+/g, ' ') || sample
  const named = occasion.exec(whole)
  if (named?.[1] && named[2]) return { ...splitCoupleNames(named[2]), lead: named[1] }
  if (company.test(whole) || companyLead.test(`${whole} `) || gathering.test(whole)) return titleOf(whole)
  if (noName.test(whole)) return titleOf(whole)
  const joined = whole.split(/ (?:y|e|&|\+) /i)
  const [first = whole, second] = joined
  if (second && joined.length === 2) return people([first, second], true)
  if (joined.length > 2) return people([first, joined.slice(1).join(' y ')], true)
  const words = whole.split(' ')
  if (words.length === 1) return { ...people([whole], false), kind: 'person' }
  return { ...people([words[0] ?? whole, words.slice(1).join(' ')], false), kind: 'person' }
}

/** The names as one reads them aloud: 'María y Juan'. */
export const spokenNames = ({ lead, lines, joined }: CoupleNames): string =>
  [lead, lines.join(joined ? ' y ' : ' ')].filter(Boolean).join(' ')

function people(lines: string[], joined: boolean): CoupleNames {
  return { kind: 'couple', lead: null, lines, joined, initials: lines.map(initial) }
}

function titleOf(whole: string): CoupleNames {
  const words = whole.split(' ').filter((word) => /^[\p{L}\d]/u.test(word) && word.length > 2)
  return {
    kind: 'title',
    lead: null,
    lines: breakTitle(whole),
    joined: false,
    initials: words.slice(0, 2).map(initial),
  }
}

const initial = (name: string) => (/[\p{L}\d]/u.exec(name)?.[0] ?? name.charAt(0)).toLocaleUpperCase('es')

const lineLength = 16
const hanging = /(?:^|\s)(?:y|e|o|u|de|del|la|el|las|los|en|con|para|&|\+)$/i

/**
 * Breaks a title between words into as few lines as hold about 16 letters each, evenly filled: no line ends on a little
 * word that belongs to the next, no 'S.L.' stands alone.
 */
function breakTitle(title: string): string[] {
  const words = title.split(' ')
  const count = Math.min(words.length, Math.ceil(title.length / lineLength))
  const aim = title.length / count
  const known = new Map<string, { cost: number; lines: string[] }>()
  const best = (from: number, left: number): { cost: number; lines: string[] } => {
    const key = `${from} ${left}`
    const found = known.get(key)
    if (found) return found
    let chosen = { cost: Number.POSITIVE_INFINITY, lines: [] as string[] }
    for (let to = left === 1 ? words.length : words.length - left + 1; to > from; to -= 1) {
      const line = words.slice(from, to).join(' ')
      const rest = left === 1 ? { cost: 0, lines: [] } : best(to, left - 1)
      const flaw = to < words.length ? hanging.test(line) && 80 : /^\S{1,7}\.$/.test(line) && 50
      const cost = (line.length - aim) ** 2 + Number(flaw) + rest.cost
      if (cost < chosen.cost) chosen = { cost, lines: [line, ...rest.lines] }
      if (left === 1) break
    }
    known.set(key, chosen)
    return chosen
  }
  return best(0, count).lines
}
