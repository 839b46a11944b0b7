import { limits } from './limits.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import { attribute, scanXml } from './scan-xml.ts'
import { inflateEntry, listZipEntries, type ZipEntry } from './zip-parts.ts'

export type Relations = Map<string, { target: string; type: string }>

/** The parts of an .xlsx or .ods by path, inflated on demand within one limit for all of them. */
export class OfficeParts {
  readonly #bytes: Buffer
  readonly #entries: Map<string, ZipEntry>
  #room: number = limits.inflatedBytes

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#entries = new Map(listZipEntries(bytes).map((entry) => [entry.name.toLowerCase(), entry]))
  }

  has(path: string): boolean {
    return this.#entries.has(path.toLowerCase())
  }

  /** The paths of all parts, in lower case. */
  get paths(): string[] {
    return [...this.#entries.keys()]
  }

  /** The part's text; undefined when the file has no such part. */
  text(path: string): string | undefined {
    const entry = this.#entries.get(path.toLowerCase())
    if (!entry) return undefined
    const content = inflateEntry(this.#bytes, entry, this.#room)
    this.#room -= content.length
    if (this.#room < 0) throw new RefusedSpreadsheet('spreadsheet-too-large')
    const wide = content[0] === 0xff || content[0] === 0xfe
    return content.toString(wide ? 'utf16le' : 'utf8')
  }

  /** The relations of a part, by id; paths are from the root of the file. */
  relations(path: string): Relations {
    const cut = path.lastIndexOf('/') + 1
    const found: Relations = new Map()
    scanXml(this.text(`${path.slice(0, cut)}_rels/${path.slice(cut)}.rels`) ?? '', {
      open: (name, tag) => {
        const id = attribute(tag, 'Id')
        if (name !== 'Relationship' || id === undefined) return
        const target = attribute(tag, 'Target') ?? ''
        const type = (attribute(tag, 'Type') ?? '').split('/').at(-1) ?? ''
        const outside = type === 'hyperlink' || attribute(tag, 'TargetMode') === 'External'
        found.set(id, { type, target: outside ? target : resolvePath(path.slice(0, cut), target) })
      },
      close: () => undefined,
      text: () => undefined,
    })
    return found
  }
}

/** Resolves a path relative to the folder of the part. */
const resolvePath = (folder: string, target: string) =>
  decodeURIComponent(new URL(target, `file:///${folder}`).pathname.slice(1))
