import { splitCoupleNames } from './couple-names.ts'
import { spokenNames } from './name-parts.ts'

/** Occasions that take 'el': 'el bautizo de Hugo'. */
const masculine = /^(?:bautizo|bautismo|cumplea|aniversario)/i
const plural = /^(?:bodas|quince)/i
const determined = /^(?:mi|nuestra|la|el)\s/i

/**
 * The kind of event in words: `title` for a calendar ('Boda de Ana y Leo'), `phrase` within a sentence, after 'para' or
 * 'de' ('la boda de Ana y Leo', 'el bautizo de Hugo', '«Gala Benéfica 2027»').
 */
export function occasionOf(coupleNames: string): { title: string; phrase: string } {
  const names = splitCoupleNames(coupleNames)
  const spoken = spokenNames(names)
  const { kind, lead } = names
  if (lead === null) {
    if (kind === 'title') return { title: spoken, phrase: `«${spoken}»` }
    const [title, phrase] = kind === 'couple' ? ['Boda', 'la boda'] : ['Celebración', 'la celebración']
    return { title: `${title} de ${spoken}`, phrase: `${phrase} de ${spoken}` }
  }
  const title = spoken.charAt(0).toLocaleUpperCase('es') + spoken.slice(1)
  if (determined.test(lead)) return { title, phrase: `«${title}»` }
  const lower = spoken.charAt(0).toLocaleLowerCase('es') + spoken.slice(1)
  const article = masculine.test(lead) ? 'el' : plural.test(lead) ? (/^q/i.test(lead) ? 'los' : 'las') : 'la'
  return { title, phrase: `${article} ${lower}` }
}
