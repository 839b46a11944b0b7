import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The file of another entry point of ours, for a child process. `folder` and `name` are its place in the sources; the
 * build has an entry of that name, beside this chunk or one folder above it.
 */
export function entryFile(folder: string, name: string): string {
  const here = import.meta.dirname
  const places = [
    join(folder, `${name}.ts`),
    ...[here, join(here, '..')].map((built) => join(built, `${name}.js`)),
  ]
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`${name} is not beside ${here}: is it among the build's entries?`)
  return found
}
