import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { aWorkbook } from './a-workbook.ts'
import { readWholeList } from './read-whole-list.ts'

const header = ['Nombre', 'Grupo', 'Email', 'Teléfono', 'Plazas', 'Notas']
const read = async (...args: Parameters<typeof aWorkbook>) =>
  readWholeList(await aWorkbook(...args), 'lista.xlsx')

describe('cells', () => {
  test('text, numbers, links, rich text, formula results, dates and merged groups are read', async () => {
    const { rows, errors } = await read(
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
    expect(errors).toEqual([])
    const columns = ['row', 'name', 'group', 'email', 'phone', 'maxGuests', 'notes'] as const
    expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
      [2, 'Ana Peña', 'Familia', 'ana@correo.example', '+34612345678', 2, '02/05/2027'],
      [3, 'Luis & Eva', 'Familia', 'luis@correo.example', '+34911234567', 2, 'a b\nc'],
      [4, 'Jean Dupont', 'Amigos', 'jean@mail.example', '+33612345678', 2, 'sí'],
      [5, 'Rosa', 'Sin grupo', null, null, 1, null],
    ])
  })

  test('formulas that failed or were never calculated are refused with a reason', async () => {
    const { rows, errors } = await read([
      header,
      ['Ana', null, { formula: 'X1', result: { error: '#REF!' } }],
      ['Eva', null, { formula: 'X1' } as never],
    ])
    expect(rows).toEqual([])
    expect(errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [2, 'Email', 'La celda tiene un error de Excel (#REF!)'],
      [3, 'Email', expect.stringContaining('fórmula sin resultado')],
    ])
  })
})

describe('rows', () => {
  test('refused rows name the list’s own columns and the person; a row with several problems says each', async () => {
    const { rows, errors } = await read([header, [null, 'Amigos', 'no', 'abc', 'dos', 'x'.repeat(2001)]])
    expect(rows).toEqual([])
    expect(errors).toEqual([
      { row: 2, name: 'no', column: 'Nombre', message: 'Falta el nombre' },
      { row: 2, name: 'no', column: 'Email', message: 'El email «no» no es válido' },
      { row: 2, name: 'no', column: 'Teléfono', message: 'El teléfono «abc» no es válido' },
      {
        row: 2,
        name: 'no',
        column: 'Plazas',
        message: 'El número de personas «dos» no es un número entero',
      },
      {
        row: 2,
        name: 'no',
        column: 'Notas',
        message: 'El texto es demasiado largo: como máximo 2000 caracteres',
      },
    ])
  })

  test.each([
    ['Nombre', ['x'.repeat(161)]],
    ['Grupo', ['Ana', 'x'.repeat(81)]],
    ['Email', ['Ana', '', 'a@b.es; c@d.es']],
    ['Email', ['Ana', '', `${'x'.repeat(260)}@b.es`]],
    ['Teléfono', ['Ana', '', '', '612345678 / 698765432']],
    ['Teléfono', ['Ana', '', '', '61234567']],
    ['Plazas', ['Ana', '', '', '', '-1']],
    ['Plazas', ['Ana', '', '', '', 16]],
    ['Plazas', ['Ana', '', '', '', 1.5]],
    ['Plazas', ['Ana', '', '', '', '2+1']],
  ])('a wrong %s refuses the row: %j', async (column, row) => {
    const { rows, errors } = await read([header, row])
    expect(rows).toEqual([])
    const name = String(row[0]).slice(0, 160)
    expect(errors).toEqual([{ row: 2, name, column, message: expect.stringMatching(/\S/) }])
  })

  test('a name or a number of people merged over several rows counts once', async () => {
    const { rows, errors } = await read(
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
    expect(rows.map(({ name, maxGuests }) => [name, maxGuests])).toEqual([
      ['Ana', 4],
      ['Luis', 1],
    ])
    expect(errors).toEqual([
      { row: 3, name: 'eva@correo.example', column: 'Nombre', message: 'Falta el nombre' },
    ])
  })

  test('empty rows, totals, section titles and repeated headers are no guests; Total Pérez is one', async () => {
    const { rows, errors } = await read(
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
    expect(errors).toEqual([])
    expect(rows.map(({ name }) => name)).toEqual(['Ana', 'Total Pérez', 'Total'])
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
    const { rows } = await readWholeList(bytes, 'lista.xlsx')
    expect(rows.map(({ name, phone, maxGuests, notes }) => [name, phone, maxGuests, notes])).toEqual([
      ['Ana & <Eva>', '+34612345678', 2, 'a\nb'],
      ['Luis', null, 1, 'ñ'],
    ])
  }
})
