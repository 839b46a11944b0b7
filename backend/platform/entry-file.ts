import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The file of a program of ours that runs beside this one. `folder` and `name` say where it stands as it is written; the
 * build makes an entry of that name, beside this chunk or one folder above it.
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
