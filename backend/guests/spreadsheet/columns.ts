import { foldHeader } from './fold.ts'
import type { Row, Sheet } from './sheet.ts'

export type Role =
  | 'name'
  | 'surname'
  | 'group'
  | 'email'
  | 'phone'
  | 'seats'
  | 'companions'
  | 'dietary'
  | 'notes'

/** Headers as people write them, folded; each is matched whole. */
const synonyms: Record<Role, readonly string[]> = {
  name: [
    'nombre',
    'nombres',
    'nombre y apellidos',
    'nombre y apellido',
    'nombres y apellidos',
    'nombre apellidos',
    'nombre completo',
    'nombre invitado',
    'nombre del invitado',
    'nombre de los invitados',
    'nombre de la invitacion',
    'invitado',
    'invitada',
    'invitados',
    'invitado a',
    'invitado principal',
    'invitacion a nombre de',
    'a nombre de',
    'titular',
    'familia o invitado',
    'name',
    'names',
    'full name',
    'first name',
    'given name',
    'guest',
    'guests',
    'guest name',
    'guest names',
    'party',
    'party name',
    'invitee',
    'nom',
    'nom i cognoms',
    'convidat',
    'convidats',
    'nome',
    'nome e apelidos',
  ],
  surname: [
    'apellido',
    'apellidos',
    'primer apellido',
    'segundo apellido',
    'apellido 1',
    'apellido 2',
    '1er apellido',
    '2o apellido',
    'surname',
    'last name',
    'family name',
    'cognom',
    'cognoms',
    'apelidos',
  ],
  group: [
    'grupo',
    'grupos',
    'familia',
    'familia grupo',
    'grupo familia',
    'grupo o familia',
    'familia o grupo',
    'grupo familiar',
    'categoria',
    'tipo',
    'tipo de invitado',
    'relacion',
    'parentesco',
    'vinculo',
    'lado',
    'parte',
    'de parte de',
    'invitado por',
    'group',
    'groups',
    'family',
    'category',
    'side',
    'relationship',
    'grup',
  ],
  email: [
    'email',
    'emails',
    'e mail',
    'mail',
    'correo',
    'correos',
    'correo electronico',
    'correo e',
    'direccion de correo',
    'direccion de correo electronico',
    'direccion email',
    'direccion de email',
    'email address',
    'e mail address',
    'mail address',
    'correu',
    'correu electronic',
  ],
  phone: [
    'telefono',
    'telefonos',
    'tel',
    'telf',
    'tfno',
    'tlf',
    'tlfno',
    'tno',
    'movil',
    'moviles',
    'tel movil',
    'telf movil',
    'telefono movil',
    'numero de telefono',
    'no de telefono',
    'no telefono',
    'numero de movil',
    'no movil',
    'n telefono',
    'celular',
    'contacto telefonico',
    'whatsapp',
    'whatsap',
    'wasap',
    'telefono whatsapp',
    'movil whatsapp',
    'telefono de contacto',
    'phone',
    'phones',
    'phone number',
    'phone no',
    'telephone',
    'mobile',
    'mobile phone',
    'mobile number',
    'cell',
    'cell phone',
    'telefon',
    'mobil',
  ],
  seats: [
    'maximo de invitados',
    'max de invitados',
    'maximo invitados',
    'max invitados',
    'numero maximo de invitados',
    'no maximo de invitados',
    'maximo',
    'maximo de personas',
    'max personas',
    'numero de invitados',
    'no de invitados',
    'no invitados',
    'n invitados',
    'num invitados',
    'numero de personas',
    'no de personas',
    'no personas',
    'n personas',
    'num personas',
    'numero personas',
    'personas',
    'pax',
    'no pax',
    'plazas',
    'no plazas',
    'no de plazas',
    'numero de plazas',
    'asientos',
    'comensales',
    'no comensales',
    'cubiertos',
    'cantidad',
    'cuantos',
    'cuantos son',
    'total personas',
    'total de personas',
    'total invitados',
    'max guests',
    'maximum guests',
    'maximum number of guests',
    'number of guests',
    'no of guests',
    'guest count',
    'party size',
    'seats',
    'number of seats',
    'people',
    'persons',
    'places',
    'headcount',
  ],
  companions: [
    'acompanante',
    'acompanantes',
    'no acompanantes',
    'no de acompanantes',
    'n acompanantes',
    'num acompanantes',
    'numero de acompanantes',
    'maximo de acompanantes',
    'acompanantes maximos',
    'con acompanante',
    'companion',
    'companions',
    'number of companions',
    'plus one',
    'plus ones',
    '1',
    'extra guests',
    'additional guests',
  ],
  dietary: [
    'intolerancias',
    'intolerancia',
    'intolerancias alimentarias',
    'intolerancias alergias',
    'intolerancias y alergias',
    'intolerancias o alergias',
    'alergias',
    'alergia',
    'alergenos',
    'alergias intolerancias',
    'alergias e intolerancias',
    'alergias o intolerancias',
    'alergias alimentarias',
    'restricciones',
    'restricciones alimentarias',
    'restricciones dieteticas',
    'dieta',
    'dietas',
    'menu especial',
    'dietary',
    'diet',
    'dietary restrictions',
    'dietary requirements',
    'dietary needs',
    'food intolerances',
    'food intolerance',
    'food allergies',
    'intolerances',
    'allergies',
    'allergy',
  ],
  notes: [
    'observaciones',
    'observacion',
    'notas',
    'nota',
    'comentarios del organizador',
    'anotaciones',
    'detalles',
    'otros',
    'notes',
    'note',
    'remarks',
    'observations',
  ],
}

const roleOf = new Map(
  (Object.entries(synonyms) as [Role, readonly string[]][]).flatMap(([role, texts]) =>
    texts.map((text) => [text, role] as const),
  ),
)

/** The columns of a list by what they hold, from 0; two columns of surnames are read one after the other. */
export type Columns = Partial<Record<Exclude<Role, 'surname'>, number>> & { surnames: number[] }

export type Header = { sheet: Sheet; rowIndex: number; columns: Columns; score: number }

/** Above the header there are titles, not pages. */
const rowsSearched = 60

/**
 * The list's header: the row with the most known columns, a name among them, on whichever sheet has it;
 * a visible sheet before a hidden one, the first before the next.
 */
export function findHeader(sheets: Sheet[]): Header | undefined {
  const found = findHeaders(sheets)
  return found.reduce<Header | undefined>(
    (best, next) => (best && rank(best) >= rank(next) ? best : next),
    undefined,
  )
}

/** Each sheet's own header, sheets without one left out. */
export function findHeaders(sheets: Sheet[]): Header[] {
  return sheets.flatMap((sheet) => {
    let best: Header | undefined
    sheet.rows.slice(0, rowsSearched).forEach((row, rowIndex) => {
      const columns = readColumns(row)
      if (!columns) return
      const score = Object.keys(columns).length - 1 + columns.surnames.length
      if (score > (best?.score ?? 0) && isHeader(row, score)) best = { sheet, rowIndex, columns, score }
    })
    return best ?? []
  })
}

const rank = ({ sheet, score }: Header) => score - (sheet.hidden ? 100 : 0)

/** A lone 'Nombre' heads a list of names only when nothing stands beside it. */
const isHeader = (row: Row, score: number) => score > 1 || row.cells.filter(Boolean).length === 1

function readColumns(row: Row): Columns | undefined {
  const columns: Columns = { surnames: [] }
  row.cells.forEach((cell, index) => {
    if (cell.repeated) return
    const role = roleOfHeader(cell.text)
    if (role === 'surname') columns.surnames.push(index)
    else if (role) columns[role] ??= index
  })
  return columns.name === undefined ? undefined : columns
}

/** 'Email (opcional)', 'Nombre *' and 'Teléfono: +34…' are what they are without the remark. */
function roleOfHeader(text: string): Role | undefined {
  if (text.length > 80) return undefined
  const folded = foldHeader(text)
  return roleOf.get(folded) ?? roleOf.get(foldHeader(text.replace(/[([:].*$/s, '')))
}
