import { PassThrough, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { noAnswer } from '../../../domain/answer/answer.ts'
import { pick } from '../../../domain/fields.ts'
import { emptyParty, partyKeys } from '../../../domain/party/party-fields.ts'
import { readWholeList } from '../import/read-whole-list.ts'
import type { ExportRow } from './export-columns.ts'
import { streamGuestList } from './stream-guest-list.ts'
import { streamGuestListCsv } from './stream-guest-list-csv.ts'

const guest: ExportRow = {
  ...emptyParty,
  name: 'Familia García',
  group: 'Amigos',
  email: 'garcia@correo.example',
  phone: '+34612345678',
  maxGuests: 4,
  people: [
    { id: '1', name: 'Luis García', isChild: false },
    { id: '2', name: 'Leo', isChild: true },
    { id: '3', name: null, isChild: false },
    { id: '4', name: null, isChild: false },
  ],
  postalAddress: 'Calle Mayor, 1\n28013 Madrid',
  status: 'confirmed',
  confirmedGuests: 2,
  guestNames: ['Luis García', 'Eva Gil', ' '],
  dietaryRestrictions: 'Sin gluten',
  attendees: ['Carne', 'Pescado', 'Carne'].map((menu) => ({ name: '', isChild: false, menu, dietary: null })),
  needsBusTransport: true,
  busComments: 'Vuelta de las 2',
  comments: '¡Allí estaremos!',
  notes: 'Mesa 3',
  link: 'https://velada.example/invite/ana-y-luis/aaaaaaaaaa',
}
const asked = { menus: ['Carne', 'Pescado', 'Infantil'], busTrips: [] }
const plain: ExportRow = {
  ...guest,
  name: 'Rosa Peña',
  group: 'Sin grupo',
  email: null,
  phone: null,
  maxGuests: 1,
  people: [{ id: '1', name: 'Rosa Peña', isChild: false }],
  postalAddress: null,
  ...noAnswer,
  notes: null,
}
const dangerous = ['=HYPERLINK("http://x.example","a")', '+1+cmd|calc', '-2+3', '@SUM(A1)'].map((name) => ({
  ...guest,
  name,
  email: null,
  phone: null,
  group: '=1+1',
  notes: '=2+2\n"x"; y',
}))

async function* each(guests: ExportRow[]) {
  yield* guests
}

async function exported(guests: ExportRow[]): Promise<Buffer> {
  const out = new PassThrough()
  const [bytes] = await Promise.all([buffer(out), streamGuestList(each(guests), asked, out)])
  return bytes
}

describe('the list as .xlsx', () => {
  test('has a column for all that an owner takes away, menus as numbers and not as one cell of prose', async () => {
    const book = new ExcelJS.Workbook()
    await book.xlsx.load((await exported([guest, plain])) as unknown as ExcelJS.Buffer)
    const rows = book.worksheets[0]?.getSheetValues().slice(1) as ExcelJS.CellValue[][]
    const [header, first, second] = rows.map((row) => Array.from(row.slice(1), (value) => value ?? null))
    expect(Object.fromEntries((header ?? []).map((name, index) => [name, first?.[index]]))).toEqual({
      Nombre: 'Familia García',
      Grupo: 'Amigos',
      Email: 'garcia@correo.example',
      Teléfono: '+34612345678',
      'Máximo de invitados': 4,
      'Nombres de acompañantes': 'Luis García, Leo (niño/a)',
      'Dirección postal': 'Calle Mayor, 1\n28013 Madrid',
      Estado: 'Confirmado',
      Asistentes: 2,
      'Nombres de asistentes': 'Luis García, Eva Gil',
      Intolerancias: 'Sin gluten',
      'Menú: Carne': 2,
      'Menú: Pescado': 1,
      'Menú: Infantil': null,
      Autobús: 'Sí',
      'Comentarios autobús': 'Vuelta de las 2',
      Comentarios: '¡Allí estaremos!',
      Notas: 'Mesa 3',
      Enlace: 'https://velada.example/invite/ana-y-luis/aaaaaaaaaa',
    })
    expect(second?.slice(0, 9)).toEqual(['Rosa Peña', 'Sin grupo', null, null, 1, null, null, 'Pendiente', 0])
  })

  test('comes back as the same parties, whatever their names begin with', async () => {
    const guests = [guest, plain, ...dangerous]
    const { parties } = await readWholeList(await exported(guests), 'invitados.xlsx')
    expect(parties.map((party) => ({ rows: party.rows, ...pick(party, partyKeys) }))).toEqual(
      guests.map((party, index) => ({ rows: [index + 2], ...pick(party, partyKeys) })),
    )
    expect(parties[0]?.people).toEqual([
      { name: 'Luis García', isChild: false },
      { name: 'Leo', isChild: true },
      { name: null, isChild: false },
      { name: null, isChild: false },
    ])
  })

  test('no text in it is a formula, nor becomes one when it is edited', async () => {
    const book = new ExcelJS.Workbook()
    await book.xlsx.load((await exported(dangerous)) as unknown as ExcelJS.Buffer)
    const cells: ExcelJS.Cell[] = []
    book.worksheets[0]?.eachRow((row) => row.eachCell((cell) => cells.push(cell)))
    const texts = cells.filter(({ value }) => typeof value === 'string' && /^[=+\-@]/.test(value))
    expect(texts.length).toBeGreaterThanOrEqual(12)
    expect(texts.every(({ numFmt }) => numFmt === '@')).toBe(true)
    expect(cells.filter(({ type }) => type === ExcelJS.ValueType.Formula)).toEqual([])
  })

  test('ends at once when the reader goes away', async () => {
    let asked = 0
    async function* endless() {
      for (;;) {
        asked += 1
        yield guest
      }
    }
    const out = new Writable({ highWaterMark: 1024, write: () => out.destroy() })
    await streamGuestList(endless(), { menus: [], busTrips: [] }, out)
    expect(asked).toBeLessThan(100_000)
  })
})

test('as CSV for Excel in Spanish, phones without an apostrophe, with nothing that runs as a formula', async () => {
  const out = new PassThrough()
  const odd = { ...plain, name: '=1+1', group: '\tTab', notes: 'dice "hola"; y\nse va' }
  const [bytes] = await Promise.all([buffer(out), streamGuestListCsv(each([guest, odd]), asked, out)])
  const lines = bytes.toString('utf8').split('\r\n')
  expect(lines[0]).toBe(
    '\ufeffNombre;Grupo;Email;Teléfono;Máximo de invitados;Dirección postal;Nombres de acompañantes;Estado;Asistentes;Nombres de asistentes;' +
      'Intolerancias;Menú: Carne;Menú: Pescado;Menú: Infantil;Autobús;Comentarios autobús;Comentarios;Notas;Enlace',
  )
  expect(lines[1]).toMatch(
    /^Familia García;Amigos;garcia@correo\.example;\+34612345678;4;"Calle Mayor, 1\n28013 Madrid";Luis García, Leo \(niño\/a\);Confirmado;2;/,
  )
  expect(lines[2]).toMatch(/^"'=1\+1";"'\tTab";;;1;;Rosa Peña;Pendiente;0;/)
  expect(lines[2]).toContain('"dice ""hola""; y\nse va"')
  expect(lines).toHaveLength(4)
})

test('12 stalled exports do not keep /readyz waiting: between two looks at what else is due, few rows are written', async () => {
  let rows = 0
  async function* many() {
    for (let number = 0; number < 3_000; number++) {
      rows += 1
      yield guest
    }
  }
  const stalled = Array.from({ length: 12 }, (_, number) => {
    const out = new PassThrough()
    void (number % 2 ? streamGuestList(many(), asked, out) : streamGuestListCsv(many(), asked, out))
    return out
  })
  const between: number[] = []
  for (let looks = 0; looks < 300; looks++) {
    const before = rows
    await new Promise((resolve) => setImmediate(resolve))
    between.push(rows - before)
  }
  for (const out of stalled) out.destroy()
  expect(rows).toBeGreaterThan(1_000)
  expect(Math.max(...between)).toBeLessThanOrEqual(500)
})

test('a bus trip has a column with how many of the party ride', async () => {
  const trip = { id: 'o', direction: 'out', stop: 'Plaza Mayor', time: '17:30', seats: null } as const
  const attendees = [1, 2].map(() => ({ name: '', isChild: false, menu: null, dietary: null, busOut: 'o' }))
  const out = new PassThrough()
  const [bytes] = await Promise.all([
    buffer(out),
    streamGuestListCsv(each([{ ...guest, attendees }, guest]), { menus: [], busTrips: [trip] }, out),
  ])
  const [headings = [], first = [], second = []] = bytes
    .toString()
    .split('\r\n')
    .map((row) => row.split(';'))
  const at = headings.indexOf('Autobús: Ida 17:30 · Plaza Mayor')
  expect([first[at], second[at]]).toEqual(['2', ''])
})
