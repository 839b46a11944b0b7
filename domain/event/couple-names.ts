import { legalFormOf } from './legal-form.ts'
import { brokenBetweenWords } from './line-breaks.ts'
import type { CoupleNames } from './name-parts.ts'

const sample = 'Sofía y Alejandro'
const occasion =
  /^((?:(?:mi|nuestra|la|el) )?(?:(?:primera |1ª )?comuni[oó]n|bautizo|bautismo|confirmaci[oó]n|boda|bodas de (?:oro|plata)|cumplea[nñ]os|aniversario|graduaci[oó]n|quince a[nñ]os)(?: del?)?) (.+)$/i
/** Words and digits that show that a title is not made of people's names. */
const noName = /\d|\b(?:comuni[oó]n|bautizo|aniversario|cumplea[nñ]os|graduaci[oó]n)(?![\p{L}])/iu
const gathering =
  /^(jornadas?|gala(?! (?:y|e|&|\+) )|cena|congreso|convenci[oó]n|presentaci[oó]n|encuentro|evento|reuni[oó]n|foro|feria|inauguraci[oó]n|aniversario|simposio|premios?|fiesta|comida|c[oó]ctel)\b/i
/** What else ends a company's name. */
const company = /\b(?:asociad[oa]s|hijos|hijas|hermanos|hermanas|hnos\.?|consulting|partners)$/i
const companyLead =
  /^(?:los |las |la |el )?(grupo|bodegas?|banco|caja|fundaci[oó]n|construcciones|transportes|hotel(?:es)?|cl[ií]nica|despacho|bufete|universidad|colegio|instituto|academia|escuela|ayuntamiento|diputaci[oó]n|c[aá]mara|asociaci[oó]n|cooperativa|cofrad[ií]a|hermandad|peña|club|talleres|muebles|restaurante|farmacia|librer[ií]a|editorial|inmobiliaria|asesor[ií]a|gestor[ií]a|agencia|estudio|laboratorios?|viajes|seguros|promociones|instalaciones|excavaciones|familia)\s/i
/** The words that join two people. */
const joint = /^(?:y|e|and|&|\+)$/i
/** Names that start with the sound of an i, before which 'y' becomes 'e': Iñaki, Hilario, but not Hielo or Ian. */
const soundsLikeI = /^h?[ií](?![aeoáéó])/i

/**
 * Splits the names of an event: two people on ' y ' when exactly two parts result, otherwise the first word and the
 * rest. 'e', 'and', '&' and '+' join as 'y' does. Companies, gatherings, families and communions stay whole. Blank
 * names fall back to a sample couple.
 */
export function splitCoupleNames(text: string): CoupleNames {
  const whole = text.trim().replace(/\s+/g, ' ') || sample
  const named = occasion.exec(whole)
  if (named?.[1] && named[2]) return { ...splitCoupleNames(named[2]), lead: named[1] }
  const isTitle =
    legalFormOf(whole) !== null ||
    [company, gathering, noName].some((kind) => kind.test(whole)) ||
    companyLead.test(`${whole} `)
  if (isTitle) return titleOf(whole)
  const words = whole.split(' ')
  const at = words.findIndex((word, index) => index > 0 && index < words.length - 1 && joint.test(word))
  if (at > 0) return couple(words.slice(0, at).join(' '), words[at] ?? '', words.slice(at + 1).join(' '))
  const [first = whole, ...rest] = words
  return {
    kind: 'person',
    lead: null,
    lines: [first, ...(rest.length > 0 ? linesOf(rest.join(' ')) : [])],
    joiner: null,
    initials: [first, ...rest.slice(0, 1)].map(initial),
  }
}

function couple(first: string, written: string, second: string): CoupleNames {
  const word = /^\p{L}/u.test(written) ? written.toLowerCase() : soundsLikeI.test(second) ? 'e' : 'y'
  const above = linesOf(first)
  return {
    kind: 'couple',
    lead: null,
    lines: [...above, ...linesOf(second)],
    joiner: { word, before: above.length },
    initials: [first, second].map(initial),
  }
}

/** Letters that fit in a line on any phone, in every typeface. */
const longestLine = 30
function linesOf(name: string): string[] {
  const most = name.split(' ').length
  for (let count = Math.ceil(name.length / longestLine); count < most; count += 1) {
    const lines = brokenBetweenWords(name, count)
    if (lines.every(({ length }) => length <= longestLine)) return lines
  }
  return brokenBetweenWords(name, most)
}

/** Letters of a title's line, and the most where one line fewer is better. */
const titleLine = { usual: 16, most: 22 }

/** A title in lines of some letters; where one of three or more would be alone with a short word, in one line fewer. */
function titleLinesOf(whole: string): string[] {
  const count = Math.ceil(whole.length / titleLine.usual)
  const lines = brokenBetweenWords(whole, count)
  const lengths = lines.map(({ length }) => length)
  if (count < 3 || Math.min(...lengths) * 2 >= Math.max(...lengths)) return lines
  const fewer = brokenBetweenWords(whole, count - 1)
  return fewer.every(({ length }) => length <= titleLine.most) ? fewer : lines
}

function titleOf(whole: string): CoupleNames {
  const words = whole.split(' ').filter((word) => /^[\p{L}\d]/u.test(word) && word.length > 2)
  return {
    kind: 'title',
    lead: null,
    lines: titleLinesOf(whole),
    joiner: null,
    initials: words.slice(0, 2).map(initial),
  }
}

const initial = (name: string) => (/[\p{L}\d]/u.exec(name)?.[0] ?? name.charAt(0)).toLocaleUpperCase('es')
