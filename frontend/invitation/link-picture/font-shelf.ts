import { openFace } from './outline-font.ts'
import type { Face } from './set-line.ts'

/** Reads a file by the address that pages use for it; rejects when there is none. */
export type ReadFile = (url: string) => Promise<Buffer>

const inlined = 'data:font/woff2;base64,'
const opened = new Map<string, Promise<Face>>()

/** A font file, opened once and cached. Rejects when it does not exist. */
export function openFont(url: string, readFile: ReadFile): Promise<Face> {
  const known = opened.get(url)
  if (known) return known
  const bytes = url.startsWith(inlined)
    ? Promise.resolve(Buffer.from(url.slice(inlined.length), 'base64'))
    : readFile(url)
  const face = bytes.then(openFace)
  opened.set(url, face)
  face.catch(() => opened.delete(url))
  return face
}

/** The other font files of a package; the pages load only western letters. */
const fileOf = (family: string, script: string, weight = '400', style = 'normal') =>
  `/node_modules/@fontsource/${family}/files/${family}-${script}-${weight}-${style}.woff2`

/** The typeface's file for extended Latin letters; none if the package has none. */
export const openExtendedLatin = (
  family: string,
  weight: string,
  style: string,
  readFile: ReadFile,
): Promise<Face[]> =>
  openFont(fileOf(family.toLowerCase().replaceAll(' ', '-'), 'latin-ext', weight, style), readFile).then(
    (face) => [face],
    () => [],
  )

const standIns = { serif: 'eb-garamond', sans: 'inter' }
const scripts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek']

/** Fallback fonts for letters that a display face lacks: Latin, Greek and Cyrillic. */
export const openFallbackFaces = (kind: keyof typeof standIns, readFile: ReadFile): Promise<Face[]> =>
  Promise.all(scripts.map((script) => openFont(fileOf(standIns[kind], script), readFile)))
