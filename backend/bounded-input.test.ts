import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as v from 'valibot'
import { expect, test } from 'vitest'

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

const root = join(import.meta.dirname, '..')
// Job payloads and settings come from ourselves; the sandbox is not part of production.
const files = globSync(['backend/**/*.ts', 'domain/**/*.ts'], { cwd: root }).filter(
  (file) => !/\.test\.ts$|^backend\/(workers|testing|bench|migrations)\/|platform\/env\.ts$/.test(file),
)

async function exportedSchemas(): Promise<Map<string, Part>> {
  const schemas = new Map<string, Part>()
  for (const file of files) {
    if (!readFileSync(join(root, file), 'utf8').includes("from 'valibot'")) continue
    const exported: Record<string, unknown> = await import(join(root, file))
    for (const [name, value] of Object.entries(exported))
      if ((value as Partial<v.GenericSchema> | null)?.kind === 'schema') schemas.set(name, value as Part)
  }
  return schemas
}

test('every string, list and number of every schema of a request has a bound, before anything looks at it', async () => {
  const schemas = await exportedSchemas()
  expect([...schemas].flatMap(([name, schema]) => unbounded(schema, name))).toEqual([])
})

test('every schema that a request is parsed with is among them', async () => {
  const schemas = await exportedSchemas()
  const parsed = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?<!v\.|JSON\.|\.)\bparse\((\w+),/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(parsed.length).toBeGreaterThan(10)
  expect(parsed.filter((name) => name !== 'schema' && !schemas.has(name))).toEqual([])
})
