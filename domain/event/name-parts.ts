/** How the name of an event is set: who stands on which line and what joins them. */
export type CoupleNames = {
  /** Two people, one person (or pet name), or a title such as a company's. */
  kind: 'couple' | 'person' | 'title'
  /** Small line above the names: 'Primera Comunión de', 'Boda de'; null when there is none. */
  lead: string | null
  /** Lines that a phone can hold; one person may take several. */
  lines: string[]
  /** What joins two people ('y', 'e' or the word they wrote) and the line that it stands before; null when nothing does. */
  joiner: { word: string; before: number } | null
  /** One or two letters for monograms. */
  initials: string[]
}

/** The names unbroken: two people, a first name and the rest, or one title. */
export function namePartsOf({ kind, lines, joiner }: CoupleNames): string[] {
  const cut = kind === 'title' ? lines.length : (joiner?.before ?? 1)
  return [lines.slice(0, cut), lines.slice(cut)]
    .filter(({ length }) => length > 0)
    .map((part) => part.join(' '))
}

/** The names as one reads them aloud: 'María y Juan', 'Ana e Iñaki'. */
export const spokenNames = (names: CoupleNames): string =>
  [names.lead, namePartsOf(names).join(names.joiner ? ` ${names.joiner.word} ` : ' ')]
    .filter(Boolean)
    .join(' ')
