import { parseArgs } from 'node:util'
import { endChildren } from '../platform/child-pool.ts'
import { fuzz } from './fuzz.ts'
import { shown } from './ledger.ts'
import { fileKinds, fuzzFiles } from './mutated-files.ts'

// npm run fuzz [-- --seed N --requests N --files N]: sends odd requests to the built api and prints violated rules.
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    requests: { type: 'string', default: '5000' },
    files: { type: 'string', default: '500' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const problems: string[] = []

if (Number(values.requests) > 0) {
  const ledger = await fuzz({
    seed,
    requests: Number(values.requests),
    onProgress: (done) => {
      if (done % 1_000 === 0) process.stderr.write(`${done} requests\n`)
    },
  })
  process.stdout.write(shown(ledger))
  problems.push(...ledger.problems)
}
for (const kind of fileKinds) {
  const files = await fuzzFiles(kind, seed, Number(values.files))
  process.stdout.write(`${kind} files of seed ${seed}: ${JSON.stringify(files.outcomes)}\n`)
  for (const problem of files.problems) process.stdout.write(`  ${problem}\n`)
  problems.push(...files.problems)
}
await endChildren()
process.exit(problems.length > 0 ? 1 : 0)
