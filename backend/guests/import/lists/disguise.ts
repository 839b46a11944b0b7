import type { Row, Sheet } from '../../spreadsheet/sheet.ts'
import { foldHeader } from '../../spreadsheet/fold.ts'

/** Headings that mean the same, in the languages of the import; each list of headings is one meaning. */
const synonyms: readonly (readonly string[])[] = [
  ['Nombre', 'Name', 'Nom', 'Izena', 'Nome', 'Nombre completo', 'Full name', 'Invitado'],
  ['Apellidos', 'Last name', 'Cognoms', 'Abizenak', 'Apelidos', 'Nachname', 'Cognome', 'Sobrenome', 'Surname'],
  ['Teléfono', 'Móvil', 'Phone number', 'Telèfon', 'Telefonoa', 'Téléphone', 'Handynummer', 'Cellulare', 'Telemóvel', 'phoneNumber'],
  ['Email', 'Correo electrónico', 'E-mail', 'Correu', 'Posta elektronikoa', 'Courriel', 'E-Mail-Adresse', 'emailAddress'],
  ['Plazas', 'Pases', 'Seats', 'Nº de personas', 'Party size', 'Nombre de persones', 'Pertsona kopurua', "Nombre d'invités", 'Anzahl Personen', 'Numero persone', 'Número de pessoas', 'maxGuests'],
  ['Grupo', 'Group', 'Grup', 'Taldea', 'Groupe', 'Gruppe', 'Gruppo', 'Categoría'],
  ['Acompañantes', 'Nº de acompañantes', 'Companions', 'Acompanyants', 'Acompanhantes', 'Begleitpersonen', 'Accompagnatori'],
  ['Mesa', 'Table', 'Taula', 'Tisch', 'Tavolo', 'Table number'],
  ['Notas', 'Observaciones', 'Notes', 'Observacions', 'Oharrak', 'Remarques', 'Bemerkungen', 'Note', 'Observações'],
  ['Confirmación', 'RSVP', 'Asistencia', 'Confirmació', 'Réponse', 'Zusage', 'Conferma', 'Confirmação'],
  ['Dirección', 'Address', 'Adreça', 'Adresse', 'Indirizzo', 'Morada', 'Street address'],
  ['Menú', 'Intolerancias', 'Diet', 'Allergies', 'Al·lèrgies', 'Allergien', 'Allergie', 'Dietary restrictions'],
  ['Sacar', 'Quitar', 'Remove', 'Eliminar', 'Retirer', 'Entfernen', 'Rimuovere'],
]

/** The headings of real lists that each of these stands for. */
const meant: readonly (readonly string[])[] = [
  ['nombre', 'name', 'guest name', 'guest', 'invitados', 'persona', 'invitado s', 'group members', 'hombre', 'first name', 'familia'],
  ['apellido', 'apellidos', 'last name'],
  ['telefono', 'phone', 'phone number', 'celular', 'tel num', 'numerowhatsapp', 'numero de telefono'],
  ['email'],
  ['boletos', 'maxguests', 'no pases', 'pases', 'n invitados', 'number', 'size', 'guests', 'tickets'],
  ['categoria 2', 'relacion', 'categoria', 'category', 'einteilung', 'grupo'],
  ['acompanantes'],
  ['mesa', 'seat grouping', 'table'],
  ['observaciones', 'comentarios', 'observacion'],
  ['confirmacion', 'confirmados', 'confirmed reservations', 'rsvp', 'confirmado'],
  ['direccion', 'street address', 'address 1'],
  ['menu', 'restricciones alimenticias'],
  ['sacar', 'remove'],
]

export type Random = () => number

/** Numbers from 0 to 1 that a seed gives again. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) / 0x1_0000_0000
  }
}

/** The same list as somebody else would keep it: headings called otherwise, columns in another order. */
export function disguise(sheets: readonly Sheet[], random: Random): Sheet[] {
  return sheets.map((sheet) => shuffled({ ...sheet, rows: sheet.rows.map((row, at) => (at < 6 ? renamed(row, random) : row)) }, random))
}

function renamed(row: Row, random: Random): Row {
  // A row of headings has several that are known; a guest may be called 'Nombre' in no list.
  const known = row.cells.filter((cell) => cell && meaningOf(cell.text) >= 0).length
  if (known < 2 && row.cells.filter(Boolean).length > 1) return row
  const cells = [...row.cells]
  row.cells.forEach((cell, index) => {
    const names = cell && synonyms[meaningOf(cell.text)]
    if (cell && names) cells[index] = { ...cell, text: names[Math.floor(random() * names.length)] ?? cell.text }
  })
  return { ...row, cells }
}

const meaningOf = (text: string) => meant.findIndex((texts) => texts.includes(foldHeader(text)))

/** Columns in another order; merged ranges over several columns keep theirs, for they are titles. */
function shuffled(sheet: Sheet, random: Random): Sheet {
  const width = Math.max(0, ...sheet.rows.map(({ cells }) => cells.length))
  const order = Array.from({ length: width }, (_, index) => index)
  for (let at = width - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
  }
  const place = new Map(order.map((from, to) => [from, to]))
  const rows = sheet.rows.map((row) => {
    const cells: Row['cells'] = []
    row.cells.forEach((cell, index) => {
      if (cell) cells[place.get(index) ?? index] = cell
    })
    return { ...row, cells }
  })
  return { ...sheet, rows, merges: [] }
}
