import { aZip } from '../guests/spreadsheet/a-zip.ts'
import { inflateEntry, listZipEntries } from '../guests/spreadsheet/zip-parts.ts'
import { mutateBytes } from './mutate-bytes.ts'
import type { Random } from './random.ts'

/** A zipped workbook with a mutation in the zip or inside one of its parts, which random bytes rarely reach. */
export function mutateZip(bytes: Buffer, random: Random): Buffer {
  if (random.chance(0.4)) return mutateBytes(bytes, random)
  const parts = listZipEntries(bytes).map((entry) => ({
    name: entry.name,
    content: inflateEntry(bytes, entry, 10_000_000),
  }))
  const broken = random.below(parts.length)
  return aZip(
    parts.map((part, at) => (at === broken ? { ...part, content: mutateBytes(part.content, random) } : part)),
  )
}
