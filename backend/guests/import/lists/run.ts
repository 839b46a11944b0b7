import { endChildren } from '../../../platform/child-pool.ts'
import { readWholeList } from '../read-whole-list.ts'
import { judge } from './judge.ts'
import { expectedLists, listBytes } from './expected-lists.ts'

// npm run lists: every list of this folder imported by defaults, against what a sensible person would want of it.
const say = (line: string) => process.stdout.write(`${line}\n`)
let right = 0
const names = Object.keys(expectedLists)
for (const [name, expected] of Object.entries(expectedLists)) {
  const reading = await readWholeList(listBytes(name), name)
  const { figures, wrong } = judge(expected, reading)
  if (wrong.length === 0) right += 1
  const asked = reading.problems.flatMap(({ question }) => question?.key ?? [])
  say(`${wrong.length === 0 ? 'right' : 'WRONG'}  ${name.padEnd(44)} ${figures}${asked.length > 0 ? ` (asks: ${asked.join(', ')})` : ''}`)
  for (const one of wrong) say(`         ${one}`)
}
say(`${right} of ${names.length} fully right (${Math.round((right / names.length) * 100)} %)`)
await endChildren()
process.exitCode = right >= names.length * 0.9 ? 0 : 1
