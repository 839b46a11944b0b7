import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { aWorkbook } from '../guests/spreadsheet/a-workbook.ts'

type File = { name: string; bytes: Buffer }
export type SampleFiles = { lists: File[]; pictures: File[] }

/** Small files of every accepted kind. */
export async function sampleFiles(): Promise<SampleFiles> {
  const fixtures = join(import.meta.dirname, '../guests/spreadsheet/fixtures')
  const fixture = (name: string) => ({ name, bytes: readFileSync(join(fixtures, name)) })
  const picture = sharp({ create: { width: 320, height: 240, channels: 3, background: '#70a589' } })
  const pictures = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map(async (format) => ({
      name: `foto.${format}`,
      bytes: await picture.clone().toFormat(format).toBuffer(),
    })),
  )
  const small = await aWorkbook([
    ['Nombre', 'Email', 'Grupo'],
    ['Ana', 'ana@correo.example', 'Familia'],
  ])
  return {
    lists: [
      fixture('lista-antigua.xls'),
      fixture('lista-desordenada.xlsx'),
      { name: 'lista.xlsx', bytes: small },
    ],
    pictures,
  }
}
