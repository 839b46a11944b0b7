import { childPool } from '../../platform/child-pool.ts'
import { entryFile } from '../../platform/entry-file.ts'

export type LettersWork = {
  file: Uint8Array
  texts: string[]
  features: string[]
  axes: Record<string, number>
}

const pool = childPool<LettersWork>({
  file: entryFile(import.meta.dirname, 'letters-child'),
  limits: { children: 1, waiting: 40, megabytes: 256, milliseconds: 60_000, idleMilliseconds: 60_000 },
  exhausted: 'busy',
})

/**
 * A font file with the letters of these texts alone, as woff2, cut in a child process so that no request waits for it. Of a variable one,
 * `axes` says where each axis it has stands still.
 */
export async function cutLetters(work: LettersWork): Promise<Buffer> {
  let file = Buffer.alloc(0)
  await pool.work(work, (part) => {
    file = Buffer.from(part as Uint8Array)
  })
  return file
}
