/** Without accents and capitals. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1)

const joints = ['', ' ', 'y', ' y ']

/**
 * The words an attacker who knows the account would try first: the email and its parts, the names joined in
 * either order with and without 'y', and our own name; with and without accents.
 */
export function ownWords(email: string, coupleNames: readonly string[]): string[] {
  const [name = '', domain = ''] = email.split('@')
  const names = coupleNames.flatMap((both) => {
    const words = wordsOf(both)
    const people = words.filter((word) => word !== 'y')
    const orders = [words, people, people.toReversed()]
    return [both, ...words, ...orders.flatMap((some) => joints.map((joint) => some.join(joint)))]
  })
  const all = ['velada', email, name, ...wordsOf(name), wordsOf(name).join(''), ...wordsOf(domain), ...names]
  return [...new Set(all.flatMap((word) => [word.toLowerCase(), fold(word)]))].filter((word) => word !== '')
}
