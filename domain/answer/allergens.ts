/**
 * The fourteen allergens that a caterer has to declare, as a guest may mark them: Reglamento (UE) 1169/2011, annex II,
 * in its order.
 */
export const allergens = {
  gluten: 'gluten',
  crustaceans: 'crustáceos',
  eggs: 'huevo',
  fish: 'pescado',
  peanuts: 'cacahuetes',
  soybeans: 'soja',
  milk: 'lácteos',
  nuts: 'frutos secos',
  celery: 'apio',
  mustard: 'mostaza',
  sesame: 'sésamo',
  sulphites: 'sulfitos',
  lupin: 'altramuces',
  molluscs: 'moluscos',
} as const
export type Allergen = keyof typeof allergens

export const allergenKeys = Object.keys(allergens) as Allergen[]

/** A mark as it is written alone: 'Frutos secos'. */
export const allergenName = (key: Allergen): string => capital(allergens[key])

/** The marks that are known, each once, in the annex's order. */
export const inOrder = (marked: readonly string[]): Allergen[] =>
  allergenKeys.filter((key) => marked.includes(key))

/**
 * Marks and words in one text: 'Gluten, huevo; sin picante'. Words that tell the same marks already are left as they
 * are, so that an answer read from the server can be sent back.
 */
export function dietaryText(marked: readonly Allergen[], words: string): string {
  const told = textOf(marked)
  const rest = dietaryWords(marked, words)
  return [told, rest].filter(Boolean).join(separator)
}

/** What a text of `dietaryText` holds besides its marks. */
export function dietaryWords(marked: readonly Allergen[], text: string): string {
  const told = textOf(marked)
  if (told === '') return text
  if (text === told) return ''
  return text.startsWith(told + separator) ? text.slice(told.length + separator.length) : text
}

const separator = '; '
const textOf = (marked: readonly Allergen[]) =>
  capital(
    inOrder(marked)
      .map((key) => allergens[key])
      .join(', '),
  )
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
