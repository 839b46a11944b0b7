import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** The assets of a document. */
export type PageAssets = { entry: string; modules: string[]; stylesheets: string[] }

/**
 * Reads the build's manifest: the entry and all imported modules of a page's sources, so that they load in parallel.
 */
export function builtAssets(clientDirectory: string): (files: string[], entry: string) => PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const known = new Map<string, PageAssets>()
  const gather = (name: string, into: Set<string>) => {
    if (into.has(name)) return into
    into.add(name)
    for (const imported of manifest[name]?.imports ?? []) gather(imported, into)
    return into
  }
  const assetsOf = (files: string[], source: string): PageAssets => {
    const entry = manifest[source]
    if (!entry) throw new Error(`the build has no ${source}`)
    const names = new Set<string>()
    for (const name of [source, ...files]) gather(name, names)
    const chunks = [...names].map((name) => manifest[name]).filter((chunk) => chunk !== undefined)
    return {
      entry: `/${entry.file}`,
      modules: chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
      stylesheets: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((css) => `/${css}`),
    }
  }
  return (files, entry) => {
    const key = files.join()
    const assets = known.get(key) ?? assetsOf(files, entry)
    known.set(key, assets)
    return assets
  }
}
