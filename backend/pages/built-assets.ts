import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** What a document asks the browser for. */
export type PageAssets = { entry: string; modules: string[]; stylesheets: string[] }

/** Reads the build's manifest: for a page's source, its entry and every module it will import, so that they load side by side. */
export function builtAssets(clientDirectory: string): (file: string) => PageAssets {
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
  const assetsOf = (file: string): PageAssets => {
    const entry = manifest['frontend/entry-client.tsx']
    if (!entry) throw new Error('the build has no entry-client')
    const names = gather(file, gather('frontend/entry-client.tsx', new Set()))
    const chunks = [...names].map((name) => manifest[name]).filter((chunk) => chunk !== undefined)
    return {
      entry: `/${entry.file}`,
      modules: chunks.filter((chunk) => chunk !== entry).map((chunk) => `/${chunk.file}`),
      stylesheets: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((css) => `/${css}`),
    }
  }
  return (file) => {
    const assets = known.get(file) ?? assetsOf(file)
    known.set(file, assets)
    return assets
  }
}
