import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { read, write } from '@e965/xlsx'
import sharp from 'sharp'
import { type Grid, type GridKind, gridWriters } from '../guests/spreadsheet/a-grid.ts'

type File = { name: string; bytes: Buffer }
/** `kind` is the list's kind of file, by which mutations are chosen. */
type ListFile = File & { kind: string }
export type SampleFiles = { lists: ListFile[]; pictures: File[] }

/** Small files of every accepted kind. */
export async function sampleFiles(): Promise<SampleFiles> {
  const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../guests', name))
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#70a589' } })
  const pictures = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map(async (format) => ({
      name: `foto.${format}`,
      bytes: await picture.clone().toFormat(format).toBuffer(),
    })),
  )
  const written = async (kind: string, writer: GridKind) => ({ kind, ...(await gridWriters[writer](small)) })
  const { SheetNames, Sheets } = read(fixture('spreadsheet/fixtures/lista-antigua.xls'))
  const xml: string = write({ SheetNames, Sheets }, { type: 'string', bookType: 'xlml' })
  const page: string = write({ SheetNames, Sheets }, { type: 'string', bookType: 'html' })
  const lists = [
    { kind: 'xls', name: 'lista.xls', bytes: fixture('spreadsheet/fixtures/lista-antigua.xls') },
    { kind: 'xlsx', name: 'lista.xlsx', bytes: fixture('spreadsheet/fixtures/lista-desordenada.xlsx') },
    { kind: 'xlsm', name: 'lista.xlsm', bytes: fixture('import/lists/r21-cuatro-hojas-personas.xlsm') },
    { kind: 'csv', name: 'lista.csv', bytes: fixture('import/lists/r39-dos-titulos-acompanantes.csv') },
    { kind: 'csv', name: 'lista.csv', bytes: fixture('import/lists/r07-id-invitados-pases.csv') },
    { kind: 'html', name: 'lista.xls', bytes: Buffer.from(page) },
    { kind: 'xml', name: 'lista.xls', bytes: Buffer.from(xml) },
  ]
  return {
    lists: [
      ...lists,
      ...[
        await written('xlsx', 'xlsx'),
        await written('ods', 'ods'),
        await written('utf-16', 'text of Excel in UTF-16'),
      ],
    ],
    pictures,
  }
}

const small: Grid = [
  ['Nombre', 'Email', 'Grupo', 'Plazas'],
  ...Array.from({ length: 40 }, (_, row) => [
    `Ana Núñez ${row}`,
    `ana${row}@correo.example`,
    'Familia',
    row % 5,
  ]),
]
