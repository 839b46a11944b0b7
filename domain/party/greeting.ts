const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/**
 * The greeting of a party, by its group: 'Familia', 'Amigos' or other. It never repeats a word of the name, and needs
 * neither gender nor number of the guest. A campaign's mails must be identical on every retry, so this must stay
 * deterministic.
 */
export function greeting(party: { name: string; group: string }): string {
  const name = party.name.replace(/\s+/g, ' ').trim()
  if (/^(?:querid|estimad)[oa]s?\s/i.test(name)) return name
  const family = /^(?:la )?(?:familia\b|fam\b\.?) ?(.*)$/i.exec(name)
  if (family) return `Querida familia ${family[1] ?? ''}`.trim()
  const friends = /^(?:l[oa]s )?(amig[oa]s)\b ?(.*)$/i.exec(name)
  if (friends) {
    const word = (friends[1] ?? '').toLowerCase()
    return `Querid${word.endsWith('as') ? 'as' : 'os'} ${word} ${friends[2] ?? ''}`.trim()
  }
  const addressed = `Para ${name.replace(/^(?:El|La|Los|Las) /, (article) => article.toLowerCase())}`
  if (/\b(?:familia|amig[oa]s?)\b/.test(fold(name))) return addressed
  const group = fold(party.group).trim()
  if (/^famil/.test(group)) return `${addressed}, con todo nuestro cariño`
  if (/^amig/.test(group)) return `${addressed}, con un gran abrazo`
  return addressed
}
