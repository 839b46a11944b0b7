/** The layout of an event's title: its lines and the word between two people. */
export type CoupleNames = {
  /** Two people, one person (or pet name), or a title such as a company's. */
  kind: 'couple' | 'person' | 'title'
  /** Small line above the names: 'Primera Comunión de', 'Boda de'; null when there is none. */
  lead: string | null
  /** Lines that fit on a phone; one person may need several. */
  lines: string[]
  /** The word between two people ('y', 'e' or what they wrote) and the line after it; null without one. */
  joiner: { word: string; before: number } | null
  /** One or two letters for monograms. */
  initials: string[]
}

/** The names without line breaks: two people, a first name and the rest, or one title. */
export function namePartsOf({ kind, lines, joiner }: CoupleNames): string[] {
  const cut = kind === 'title' ? lines.length : (joiner?.before ?? 1)
  return [lines.slice(0, cut), lines.slice(cut)]
    .filter(({ length }) => length > 0)
    .map((part) => part.join(' '))
}

/** The names in running text: 'María y Juan', 'Ana e Iñaki'. */
export const spokenNames = (names: CoupleNames): string =>
  [names.lead, namePartsOf(names).join(names.joiner ? ` ${names.joiner.word} ` : ' ')]
    .filter(Boolean)
    .join(' ')
