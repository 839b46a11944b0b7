// Part of npm run check: no regular expression of ours takes more than linear time, wherever its text comes from.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import { parseSync } from 'vite'

const files = execFileSync('git', [
  'ls-files',
  '-co',
  '--exclude-standard',
  'domain',
  'backend',
  'frontend',
  'emails',
  'sandbox',
])
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

/** Every node of a syntax tree. */
function* nodesOf(value) {
  if (typeof value !== 'object' || value === null) return
  if (typeof value.type === 'string') yield value
  for (const part of Object.values(value)) yield* nodesOf(part)
}

const findings = []
for (const file of files) {
  const text = readFileSync(file, 'utf8')
  if (!/RegExp|\//.test(text)) continue
  for (const node of nodesOf(parseSync(file, text).program)) {
    const say = (what) => findings.push(`${file}:${text.slice(0, node.start).split('\n').length} ${what}`)
    // What is put together while running cannot be judged here.
    if (/^(New|Call)Expression$/.test(node.type) && node.callee.name === 'RegExp')
      say('builds a regular expression: write it as a literal')
    if (node.type !== 'Literal' || !node.regex) continue
    const { pattern: source, flags } = node.regex
    for (const { type, exponential } of analyse({ source, flags }).reports)
      say(`/${source}/${flags} takes ${exponential ? 'exponential' : 'quadratic'} time (${type})`)
  }
}
if (findings.length > 0) {
  process.stderr.write(`${findings.join('\n')}\n`)
  process.exit(1)
}
