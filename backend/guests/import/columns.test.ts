import { describe, expect, test } from 'vitest'
import { aWorkbook } from '../spreadsheet/a-workbook.ts'
import { readWholeList } from './read-whole-list.ts'

const values: Record<string, string> = {
  name: 'Lucía García',
  group: 'Primos',
  email: 'lucia@correo.example',
  phone: '+34612345678',
  maxGuests: '3',
  dietaryRestrictions: 'Sin gluten',
  notes: 'Mesa 3',
}

describe('headers', () => {
  test.each([
    ['Nombre', 'Grupo', 'Email', 'Teléfono', 'Máximo de invitados', 'Intolerancias', 'Observaciones'],
    [
      'NOMBRE Y APELLIDOS',
      'Familia / grupo',
      'Correo electrónico',
      'Móvil',
      'Nº personas',
      'Alergias',
      'Notas',
    ],
    ['Invitado', 'familia', 'E-mail', 'Tel.', 'Plazas', 'Dietary', 'Notes'],
    ['Name', 'Group', 'Mail', 'Phone', 'Max guests', 'Food Intolerances', 'Remarks'],
    ['Guest', 'Side', 'CORREO ELECTRONICO', 'WhatsApp', 'Seats', 'Allergies', 'Notas:'],
    [
      'nombre   completo *',
      'De parte de',
      'Email (opcional)',
      'Telefono movil',
      'Pax',
      'Alergias/intolerancias',
      'Nota',
    ],
    [
      'Full name',
      'Category',
      'Email address',
      'Mobile',
      'Nº de personas',
      'Dietary requirements',
      'observación',
    ],
  ])(
    '%s | %s | %s | %s | %s | %s | %s',
    async (name, group, email, phone, maxGuests, dietaryRestrictions, notes) => {
      const headers = { name, group, email, phone, maxGuests, dietaryRestrictions, notes }
      const order = Object.keys(headers).reverse() as (keyof typeof headers)[]
      const bytes = await aWorkbook([order.map((key) => headers[key]), order.map((key) => values[key] ?? '')])
      const { parties, problems } = await readWholeList(bytes, 'lista.xlsx')
      expect(problems).toEqual([])
      expect(parties).toMatchObject([{ rows: [2], postalAddress: null, ...values, maxGuests: 3 }])
    },
  )

  test('are found below titles and on whichever sheet has them, other sheets left alone', async () => {
    const bytes = await aWorkbook(
      [
        ['Concepto', 'Euros'],
        ['Flores', 1200],
      ],
      (_, book) => {
        const list = book.addWorksheet('Lista')
        list.addRow(['Nuestra boda'])
        list.addRow([])
        list.addRow(['', 'Email', 'Nombre'])
        list.addRow(['', 'ana@correo.example', 'Ana'])
      },
    )
    const { parties, sheets } = await readWholeList(bytes, 'boda.xlsx')
    expect(parties).toMatchObject([{ rows: [4], name: 'Ana', email: 'ana@correo.example' }])
    expect(sheets.map(({ isRead, reason }) => [isRead, reason])).toEqual([
      [false, expect.stringMatching(/\S/)],
      [true, null],
    ])
  })

  test('a second list in the book is read too, with its sheet as its group', async () => {
    const bytes = await aWorkbook(
      [
        ['Nombre', 'Email'],
        ['Ana', ''],
      ],
      (_, book) => {
        const second = book.addWorksheet('Novio')
        second.addRow(['Nombre', 'Email'])
        second.addRow(['Luis', ''])
      },
    )
    const { parties } = await readWholeList(bytes, 'boda.xlsx')
    expect(parties.map(({ name, group }) => [name, group])).toEqual([
      ['Ana', 'Hoja1'],
      ['Luis', 'Novio'],
    ])
  })

  test('names and surnames in columns of their own are one name', async () => {
    const bytes = await aWorkbook([
      ['Nombre', 'Apellidos', 'Grupo'],
      ['Ana', 'López Gil', 'Amigos'],
      ['Luis', null, ''],
    ])
    const { parties } = await readWholeList(bytes, 'lista.xlsx')
    expect(parties.map(({ name }) => name)).toEqual(['Ana López Gil', 'Luis'])
  })

  test('a lone column of names is a list', async () => {
    const { parties } = await readWholeList(await aWorkbook([['Invitados'], ['Ana'], ['Luis']]), 'lista.xlsx')
    expect(parties.map(({ name, group, maxGuests }) => ({ name, group, maxGuests }))).toEqual([
      { name: 'Ana', group: 'Sin grupo', maxGuests: 1 },
      { name: 'Luis', group: 'Sin grupo', maxGuests: 1 },
    ])
  })

  test('companions are counted besides the guest, and seats win over them', async () => {
    const bytes = await aWorkbook([
      ['Nombre', 'Acompañantes', 'Plazas'],
      ['Sola', null, null],
      ['Ninguno', 0, null],
      ['Dos', 2, null],
      ['Con pareja', 'Sí', null],
      ['Más uno', '+1', null],
      ['Plazas', 1, 4],
      ['Demasiados', 15, null],
      ['Con texto', 'Marta', null],
    ])
    const { parties, problems } = await readWholeList(bytes, 'lista.xlsx')
    expect(parties.map(({ name, maxGuests }) => [name, maxGuests])).toEqual([
      ['Sola', 1],
      ['Ninguno', 1],
      ['Dos', 3],
      ['Con pareja', 2],
      ['Más uno', 2],
      ['Plazas', 4],
    ])
    expect(problems.map(({ kind, rows }) => [kind, rows.map(({ row, name }) => [row, name])])).toEqual([
      [
        'seats',
        [
          [8, 'Demasiados'],
          [9, 'Con texto'],
        ],
      ],
    ])
  })

  test('a column means the lesser thing only where nothing better stands', async () => {
    const families = await aWorkbook([
      ['Familia', 'Adultos', 'Niños', 'Comentarios'],
      ['Gil', 2, 3, 'Mesa 1'],
      ['Rus', null, 1],
    ])
    const { parties } = await readWholeList(families, 'lista.xlsx')
    expect(parties.map(({ name, group, maxGuests, notes }) => [name, group, maxGuests, notes])).toEqual([
      ['Gil', 'Sin grupo', 5, 'Mesa 1'],
      ['Rus', 'Sin grupo', 2, null],
    ])
    const people = await aWorkbook([
      ['Familia', 'Nombre', 'Invitados', '+1', 'Grupo'],
      ['Gil', 'Ana', 4, 2, 'Amigos'],
      ['', 'Eva', '', 2],
    ])
    const second = await readWholeList(people, 'lista.xlsx')
    expect(second.parties.map(({ name, group, maxGuests }) => [name, group, maxGuests])).toEqual([
      ['Ana', 'Amigos', 4],
      ['Eva', 'Sin grupo', 3],
    ])
  })

  test('a column of row numbers is no number of people', async () => {
    const { parties } = await readWholeList(
      await aWorkbook([
        ['Nº', 'Nombre'],
        [40, 'Ana'],
        [41, null],
      ]),
      'lista.xlsx',
    )
    expect(parties.map(({ name, maxGuests }) => [name, maxGuests])).toEqual([['Ana', 1]])
  })

  test('without headings, numbers that fall are seats, and those that count up tie families', async () => {
    const names = ['Ana Baz', 'Ana Boz', 'Beraz', 'Beroz', 'Biraz', 'Biroz']
    const read = async (numbers: number[]) => {
      const rows = names.map((name, at) => [name, at === 5 ? '+34610000005' : null, numbers[at] ?? null])
      const { parties } = await readWholeList(await aWorkbook(rows), 'lista.xlsx')
      return parties.map(({ people, maxGuests }) => [
        people.flatMap(({ name }) => name ?? []).join(', '),
        maxGuests,
      ])
    }
    const seats = [4, 3, 3, 3, 4, 5]
    expect(await read(seats)).toEqual(names.map((name, at) => [name, seats[at]]))
    expect(await read([1, 1, 2, 2, 2, 3])).toEqual([
      ['Ana Baz, Ana Boz', 2],
      ['Beraz, Beroz, Biraz', 3],
      ['Biroz', 1],
    ])
  })

  test('five parties with one seat more each are no numbered rows', async () => {
    const rows = ['Ana', 'Eva', 'Luis', 'Marta', 'Bruno'].map((name, at) => [name, at + 1])
    const { parties } = await readWholeList(await aWorkbook([['Nombre', 'Plazas'], ...rows]), 'lista.xlsx')
    expect(parties.map(({ name, maxGuests }) => [name, maxGuests])).toEqual(rows)
  })
})
