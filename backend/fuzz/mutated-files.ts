import { noChoices } from '../../domain/party/import/list-choices.ts'
import { readList } from '../guests/import/read-list.ts'
import { renderInChild } from '../media/rendering-children.ts'
import { AppError } from '../platform/errors.ts'
import { longestStall } from '../testing/longest-stall.ts'
import { mutateBytes } from './mutate-bytes.ts'
import { mutateZip } from './mutate-zip.ts'
import { type Random, randomFrom } from './random.ts'
import { sampleFiles } from './sample-files.ts'

const zips: readonly string[] = ['xlsx', 'xlsm', 'ods']
export const fileKinds = ['xls', 'xlsx', 'xlsm', 'ods', 'csv', 'utf-16', 'xml', 'html', 'image'] as const
export type FileKind = (typeof fileKinds)[number]

/** Milliseconds in which every file is read or refused. */
const longestWait = 2_000

/** The number of files by outcome, and the violations. */
export type FilesLedger = { outcomes: Record<string, number>; problems: string[] }

/** Reads `count` mutated files of a kind like uploads, two at a time. Seed and number reproduce a file. */
export async function fuzzFiles(kind: FileKind, seed: number, count: number): Promise<FilesLedger> {
  const { lists, pictures } = await sampleFiles()
  const samples = kind === 'image' ? pictures : lists.filter((list) => list.kind === kind)
  const ledger: FilesLedger = { outcomes: {}, problems: [] }
  // The reading processes start before anything is measured.
  await Promise.all([samples[0], samples[0]].map((sample) => sample && readSample(kind, sample.bytes)))
  const stall = longestStall()
  let next = 0
  const work = async () => {
    while (next < count) {
      const number = next++
      const random = randomFrom(seed * 1_000_003 + number)
      const start = performance.now()
      const outcome = await outcomeOf(kind, random.pick(samples).bytes, random)
      ledger.outcomes[outcome] = (ledger.outcomes[outcome] ?? 0) + 1
      const took = Math.round(performance.now() - start)
      if (took > longestWait) ledger.problems.push(`${kind} ${number} of seed ${seed}: ${took} ms`)
      if (outcome.startsWith('Error')) ledger.problems.push(`${kind} ${number} of seed ${seed}: ${outcome}`)
    }
  }
  await Promise.all([work(), work()])
  const { longest } = stall()
  if (longest > longestWait / 2)
    ledger.problems.push(`the event loop stood still for ${Math.round(longest)} ms`)
  return ledger
}

/** 'read', or the failure code of the refusal; anything else is an unexpected error. */
async function outcomeOf(kind: FileKind, sample: Buffer, random: Random): Promise<string> {
  try {
    await readSample(kind, zips.includes(kind) ? mutateZip(sample, random) : mutateBytes(sample, random))
    return 'read'
  } catch (error) {
    return error instanceof AppError ? error.code : `Error: ${String((error as Error).message).slice(0, 300)}`
  }
}

async function readSample(kind: FileKind, bytes: Buffer): Promise<void> {
  if (kind === 'image') await renderInChild({ upload: bytes })
  else await readList(bytes, `lista.${kind}`, noChoices, { country: 'ES' })
}
