import { type Face, openFace } from './outline-font.ts'

/** Answers the bytes of a file by the address under which pages name it; rejects when there is none. */
export type ReadFile = (url: string) => Promise<Buffer>

const inlined = 'data:font/woff2;base64,'
const opened = new Map<string, Promise<Face>>()

/** A font file, opened once in this process. Rejects when it is not there. */
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

/** The package's other files of a typeface, of which the pages load the western letters alone. */
const fileOf = (family: string, script: string, weight = '400', style = 'normal') =>
  `/node_modules/@fontsource/${family}/files/${family}-${script}-${weight}-${style}.woff2`

/** Eastern Latin letters in the typeface's own hand; none where it has no such file. */
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

/** Who writes what a display face cannot: all of Latin, Greek and Cyrillic. */
export const openFallbackFaces = (kind: keyof typeof standIns, readFile: ReadFile): Promise<Face[]> =>
  Promise.all(scripts.map((script) => openFont(fileOf(standIns[kind], script), readFile)))
