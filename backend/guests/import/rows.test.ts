import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { aWorkbook } from '../spreadsheet/a-workbook.ts'
import { readWholeList } from './read-whole-list.ts'

const header = ['Nombre', 'Grupo', 'Email', 'Teléfono', 'Plazas', 'Notas']
const read = async (...args: Parameters<typeof aWorkbook>) =>
  readWholeList(await aWorkbook(...args), 'lista.xlsx')

describe('cells', () => {
  test('text, numbers, links, rich text, formula results, dates and merged groups are read', async () => {
    const { parties, problems } = await read(
      [
        header,
        [
          { richText: [{ text: 'Ana ' }, { font: { bold: true }, text: 'Peña' }] },
          'Familia',
          { text: 'Ana@Correo.example', hyperlink: 'mailto:ana@correo.example' },
          612345678,
          { formula: '1+1', result: 2 },
          new Date(Date.UTC(2027, 4, 2)),
        ],
        [
          { formula: 'A1&B1', result: 'Luis & Eva' },
          null,
          { text: 'escríbele', hyperlink: 'mailto:luis@correo.example?subject=Boda' },
          '0034 91 123 45 67',
          '2 personas',
          '  a \u00a0 b\n c ',
        ],
        [' Jean\u200b  Dupont ', 'Amigos', 'Jean <jean@mail.example>', '+33 6 12 34 56 78', 2.0, true],
        [
          { text: { richText: [{ text: 'Rosa' }] }, hyperlink: 'https://example.org' } as never,
          '',
          '-',
          '—',
          '',
          '',
        ],
      ],
      (sheet) => sheet.mergeCells('B2:B3'),
    )
    expect(problems).toEqual([])
    const columns = ['rows', 'name', 'group', 'email', 'phone', 'maxGuests', 'notes'] as const
    expect(parties.map((party) => columns.map((column) => party[column]))).toEqual([
      [[2], 'Ana Peña', 'Familia', 'ana@correo.example', '+34612345678', 2, '02/05/2027'],
      [[3], 'Luis & Eva', 'Familia', 'luis@correo.example', '+34911234567', 2, 'a b\nc'],
      [[4], 'Jean Dupont', 'Amigos', 'jean@mail.example', '+33612345678', 2, 'sí'],
      [[5], 'Rosa', 'Sin grupo', null, null, 1, null],
    ])
  })

  test('a formula that failed gives no value, and its cell is shown', async () => {
    const { parties, unread } = await read([
      header,
      ['Ana', null, { formula: 'X1', result: { error: '#REF!' } }],
      ['Eva', null, { formula: 'X1' } as never],
    ])
    expect(parties.map(({ name, email }) => [name, email])).toEqual([
      ['Ana', null],
      ['Eva', null],
    ])
    expect(unread).toMatchObject([{ index: 2, message: expect.stringContaining('#REF!') }])
  })
})

describe('rows', () => {
  const luis = ['Luis Gil', 'Amigos', 'luis@correo.example', '612345679', 2, 'x']

  test.each<[string, (string | number)[], object, string[]]>([
    ['Nombre', ['x'.repeat(161)], { name: `${'x'.repeat(159)}…` }, ['text']],
    ['Grupo', ['Ana', 'x'.repeat(81)], { group: 'x'.repeat(80) }, []],
    ['Notas', ['Ana', '', '', '', '', 'x'.repeat(2001)], { name: 'Ana' }, ['text']],
    ['Email', ['Ana', '', 'a@b.es; c@d.es'], { email: 'a@b.es', notes: 'Otro email: c@d.es' }, []],
    ['Email', ['Ana', '', `${'x'.repeat(260)}@b.es`], { email: null }, ['email']],
    [
      'Teléfono',
      ['Ana', '', '', '612345678 / 698765432'],
      { phone: '+34612345678', notes: 'Otro teléfono: +34698765432' },
      [],
    ],
    ['Plazas', ['Ana', '', '', '', 1.5], { maxGuests: 2 }, ['question']],
    ['Plazas', ['Ana', '', '', '', '2+1'], { maxGuests: 3 }, []],
  ])('an odd %s lets the row come in as it can be meant, and is told: %#', async (_, row, party, kinds) => {
    const { parties, problems } = await read([header, row, luis])
    expect(parties).toMatchObject([party, { name: 'Luis Gil', maxGuests: 2 }])
    expect(problems.map(({ kind }) => kind)).toEqual(kinds)
  })

  test.each(['-1', 16, 0, 'muchas'])(
    'seats of %j keep the row out, with its name and place',
    async (seats) => {
      const { parties, problems } = await read([
        header,
        ['Ana', '', '', '', seats],
        luis,
        luis.with(0, 'Rosa'),
      ])
      expect(parties.map(({ name }) => name)).toEqual(['Luis Gil', 'Rosa'])
      expect(problems.filter(({ kind }) => kind === 'seats')).toMatchObject([
        { message: expect.stringMatching(/de 1 a 15/), rows: [{ row: 2, index: 4, name: 'Ana' }] },
      ])
    },
  )

  test('a row without a name does not come in, and is shown in its own words', async () => {
    const { parties, unread } = await read([header, [null, 'Amigos', 'no', 'abc', 'dos', 'x'], luis])
    expect(parties.map(({ name }) => name)).toEqual(['Luis Gil'])
    expect(unread).toMatchObject([{ rows: [2], message: expect.stringContaining('Amigos · no · abc') }])
  })

  test('rows merged over a name or a number of people are one party, with the number once', async () => {
    const { parties } = await read(
      [
        header,
        ['Ana', 'Familia', 'ana@correo.example', '', 4],
        [null, null, 'eva@correo.example', '', null],
        ['Luis'],
      ],
      (sheet) => {
        sheet.mergeCells('A2:A3')
        sheet.mergeCells('E2:E4')
      },
    )
    expect(parties).toMatchObject([
      { rows: [2, 3, 4], name: 'Ana y Luis', maxGuests: 4, notes: 'Otro email: eva@correo.example' },
    ])
  })

  test('empty rows, totals, section titles and repeated headers are no guests; Total Pérez is one', async () => {
    const { parties } = await read(
      [
        header,
        ['FAMILIA DE LA NOVIA'],
        ['Ana', 'Familia'],
        ['   ', null, ''],
        ['Subtotal', null, null, null, 4],
        header,
        ['Total Pérez', 'Amigos', null, null, 2],
        ['Total', null, 'total@correo.example', null, 1],
        ['TOTAL:', null, null, null, { formula: 'SUM(E2:E5)', result: 9 }],
        ['Total invitados', null, null, null, 99],
        [null, 'Suma', null, null, 99],
        [null, null, null, null, { formula: 'SUM(E2:E5)', result: 9 }],
      ],
      (sheet) => sheet.mergeCells('A2:F2'),
    )
    expect(parties.map(({ name }) => name)).toEqual(['Ana', 'Total Pérez', 'Total'])
  })
})

test('what other programs write as .xlsx reads the same', async () => {
  const list = [
    header,
    ['Ana & <Eva>', 'Familia', 'ana@correo.example', 612345678, 2, 'a\nb'],
    ['Luis', '', '', '', '', 'ñ'],
  ]
  for (const bookSST of [true, false]) {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(list))
    const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', bookSST })
    const { parties } = await readWholeList(bytes, 'lista.xlsx')
    expect(parties.map(({ name, phone, maxGuests, notes }) => [name, phone, maxGuests, notes])).toEqual([
      ['Ana & <Eva>', '+34612345678', 2, 'a\nb'],
      ['Luis', null, 1, 'ñ'],
    ])
  }
})
