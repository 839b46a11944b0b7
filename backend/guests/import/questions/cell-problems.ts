import type { ListProblem } from '../../../../domain/party/import/list-reading.ts'
import type { Findings } from '../parties/findings.ts'
import { counted, quoted, tell } from './ask.ts'
import { countryName } from './country-name.ts'

/** What is wrong in the cells and needs no question; null for each kind that does not occur. */
export function cellProblems(found: Findings, country: string | null): (ListProblem | null)[] {
  const { phoneDigits, phoneWords, emails, names, seats, texts } = found
  const few = (rows: readonly unknown[]) => rows.length === 1
  return [
    tell(
      'name',
      few(names)
        ? 'Una fila no tiene nombre: escríbelo y entrará'
        : `${names.length} filas no tienen nombre: escríbelo y entrarán`,
      names,
    ),
    tell('seats', `Las plazas van de 1 a 15, y aquí dice ${quoted(seats)}`, seats),
    tell(
      'phone',
      few(phoneDigits)
        ? `El teléfono ${quoted(phoneDigits)} no es válido: el invitado entra sin él`
        : `${phoneDigits.length} teléfonos no son válidos${country ? ` en ${countryName(country)}` : ''}: ${quoted(phoneDigits)}. Los invitados entran sin ellos`,
      phoneDigits,
    ),
    tell(
      'phone',
      `${counted(phoneWords.length, 'celda de teléfono dice', 'celdas de teléfono dicen')} ${quoted(phoneWords)}: los invitados entran sin teléfono`,
      phoneWords,
    ),
    tell(
      'email',
      few(emails)
        ? `El email ${quoted(emails)} no es válido: el invitado entra sin él`
        : `${emails.length} emails no son válidos: ${quoted(emails)}. Los invitados entran sin ellos`,
      emails,
    ),
    tell(
      'text',
      `${counted(texts.length, 'texto es', 'textos son')} demasiado largo${texts.length === 1 ? '' : 's'} y entra${texts.length === 1 ? '' : 'n'} cortado${texts.length === 1 ? '' : 's'}`,
      texts,
    ),
  ]
}
