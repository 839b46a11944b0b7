import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Answer } from '../domain/answer/answer.ts'
import { LostLink } from '../domain/calls/lost-link.ts'
import { servedCalls } from './served-calls.ts'

/** The parts of a valibot schema that the walk needs. */
type Part = {
  kind: 'schema' | 'validation' | 'transformation' | 'metadata'
  type: string
  pipe?: Part[]
  entries?: Record<string, Part>
  options?: unknown[]
  items?: Part[]
  item?: Part
  wrapped?: Part
  fallback?: unknown
}

/** Linear-time actions that are allowed before a text's length is bounded. */
const harmless = new Set(['trim', 'to_lower_case', 'to_upper_case', 'non_empty', 'min_length'])
const bounds: Record<string, Set<string>> = {
  string: new Set(['max_length', 'length', 'uuid', 'literal']),
  array: new Set(['max_length', 'length']),
  number: new Set(['max_value', 'finite']),
}
const single = new Set(['boolean', 'literal', 'picklist', 'null', 'undefined'])

/** The steps of a schema in order; pipes may be nested. */
const stepsOf = ({ pipe, ...schema }: Part): Part[] =>
  pipe ? [...stepsOf(pipe[0] ?? schema), ...pipe.slice(1)] : [schema]

/** The paths within a schema that have no upper bound. */
function unbounded(schema: Part, path: string): string[] {
  const [first, ...steps] = stepsOf(schema)
  if (first?.kind !== 'schema') return []
  const found: string[] = []
  const accepted = bounds[first.type]
  if (accepted) {
    const bound = steps.findIndex(({ type }) => accepted.has(type))
    if (bound < 0) found.push(`${path}: a ${first.type} without a bound`)
    else if (first.type === 'string' && steps.slice(0, bound).some(({ type }) => !harmless.has(type)))
      found.push(`${path}: is looked at before it is bounded`)
  }
  const inner: [string, Part][] = [
    ...Object.entries(first.entries ?? {}),
    ...(first.type === 'picklist' ? [] : ((first.options ?? []) as Part[])).map(
      (option, index): [string, Part] => [`|${index}`, option],
    ),
    ...(first.items ?? []).map((item, index): [string, Part] => [String(index), item]),
    ...(first.item ? ([['[]', first.item]] as [string, Part][]) : []),
    ...(first.wrapped ? ([['', first.wrapped]] as [string, Part][]) : []),
    ...steps.filter(({ kind }) => kind === 'schema').map((step): [string, Part] => ['>', step]),
  ]
  if (!accepted && inner.length === 0 && !single.has(first.type) && first.type !== 'object')
    found.push(`${path}: a ${first.type} takes anything`)
  for (const [name, part] of inner) found.push(...unbounded(part, name ? `${path}.${name}` : path))
  return found
}

/** The query and the payload of every call, and those that are parsed apart from the registrar, by name. */
const schemas = new Map<string, Part>(
  servedCalls().flatMap(({ method, path, query, payload }) =>
    [query, payload].flatMap((schema, at): [string, Part][] =>
      schema ? [[`${method} ${path} ${at === 0 ? 'query' : 'payload'}`, schema as unknown as Part]] : [],
    ),
  ),
)

test('every string, list and number of every schema of a request has a bound, before anything looks at it', () => {
  expect(schemas.size).toBeGreaterThan(20)
  expect([...schemas].flatMap(([name, schema]) => unbounded(schema, name))).toEqual([])
})

const root = join(import.meta.dirname, '..')
// Job payloads and settings come from ourselves.
const files = globSync('backend/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|^backend\/(workers|testing|bench|migrations)\/|platform\/env\.ts$/.test(file),
)

test('every schema that a request is parsed with is among them', async () => {
  const known = new Set(schemas.values())
  const parsed = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?<!v\.|JSON\.|\.)\bparse\((\w+),/g)].map(
      ([, name = '']) => ({ file, name }),
    ),
  )
  const apart = parsed.filter(({ file, name }) => name !== 'schema' && !file.endsWith('call-router.ts'))
  expect(apart.map(({ name }) => name)).toEqual(['Answer', 'LostLink'])
  expect(known).toContain(Answer)
  expect(known).toContain(LostLink)
})
