import type { CoupleNames } from './name-parts.ts'

const lines: [RegExp, string][] = [
  [/bodas de|aniversario/i, 'Gracias por tantos años a nuestro lado.'],
  [/boda/i, 'Gracias por formar parte de nuestra historia.'],
  [/comuni[oó]n|confirmaci[oó]n/i, 'Gracias por acompañarnos en un día tan especial.'],
  [/bauti[zs]/i, 'Gracias por acompañarnos en sus primeros pasos.'],
  [/graduaci[oó]n/i, 'Gracias por haber estado ahí en cada paso.'],
  [/cumplea[nñ]os|quince/i, 'Lo mejor de cumplir años es con quién se celebran.'],
]
const byKind: Record<CoupleNames['kind'], string> = {
  couple: 'Gracias por formar parte de nuestra historia.',
  person: 'Gracias por celebrarlo con nosotros.',
  title: 'Será un placer celebrarlo en tan buena compañía.',
}

/** The line that closes an invitation whose owners wrote none, by the occasion that its title names. */
export function closingLineOf({ kind, lead, lines: title }: CoupleNames): string {
  const named = lead ?? (kind === 'title' ? title.join(' ') : '')
  // A company's anniversary is nobody's wedding.
  const told = kind === 'title' && lead === null ? lines.slice(2) : lines
  return told.find(([occasion]) => occasion.test(named))?.[1] ?? byKind[kind]
}
