import type { ListProblem } from '../../../../domain/party/import/list-reading.ts'
import type { Findings } from '../parties/findings.ts'
import { ask, counted, quoted } from './ask.ts'
import { cellProblems } from './cell-problems.ts'
import { countryName } from './country-name.ts'

type Answers = Readonly<Record<string, string>>

/** What is found in the cells, grouped by how it is mended. */
export function problemsOf(
  found: Findings,
  country: { code: string | null; others: readonly string[]; isSure: boolean; phones: number },
  answers: Answers,
): ListProblem[] {
  return [
    countryProblem(found, country, answers),
    ...seatQuestions(found, answers),
    ...cellProblems(found, country.code),
  ].filter((problem) => problem !== null)
}

function countryProblem(
  found: Findings,
  { code, others, isSure, phones }: Parameters<typeof problemsOf>[1],
  answers: Answers,
): ListProblem | null {
  if (code === null || phones === 0 || isSure) return null
  const options = [code, ...others, 'ES', 'MX', 'CO', 'AR', 'PE', 'CL', 'US', 'FR', 'PT']
    .filter((one, at, all) => all.indexOf(one) === at)
    .slice(0, 10)
  const rows = found.phoneDigits
  return ask(
    'country',
    rows.length > 0
      ? `${counted(rows.length, 'teléfono', 'teléfonos')} sin prefijo: ¿de qué país?`
      : `Los teléfonos no llevan prefijo: los leemos como de ${countryName(code)}`,
    '¿De qué país son los teléfonos sin prefijo?',
    options.map((one) => [one, countryName(one)] as const),
    code,
    rows,
    answers,
  )
}

function seatQuestions(found: Findings, answers: Answers): (ListProblem | null)[] {
  const { byNames, open, halves } = found
  return [
    byNames.length > 0
      ? ask(
          'seats-by-names',
          `${counted(byNames.length, 'invitación nombra', 'invitaciones nombran')} a varias personas y la lista no dice cuántas plazas: ${quoted(byNames)}`,
          '¿Cuenta cada nombre como una plaza?',
          [
            ['names', 'Sí, una plaza por persona'],
            ['one', 'No, una plaza por invitación'],
          ],
          'names',
          byNames,
          answers,
        )
      : null,
    open.length > 0
      ? ask(
          'open-families',
          `${counted(open.length, 'invitación es', 'invitaciones son')} para una familia sin decir cuántos son: ${quoted(open)}`,
          '¿Cuántas plazas más ponemos a cada familia? Luego puedes cambiarlas una a una',
          [
            ['0', 'Solo quienes se nombran'],
            ['1', 'Una más'],
            ['2', 'Dos más'],
            ['3', 'Tres más'],
            ['4', 'Cuatro más'],
          ],
          '0',
          open,
          answers,
        )
      : null,
    halves.length > 0
      ? ask(
          'fractions',
          `${counted(halves.length, 'fila cuenta', 'filas cuentan')} medias plazas: ${quoted(halves)}`,
          '¿Cómo redondeamos las medias plazas?',
          [
            ['up', 'Hacia arriba: 2,5 son 3'],
            ['down', 'Hacia abajo: 2,5 son 2'],
          ],
          'up',
          halves,
          answers,
        )
      : null,
  ]
}
