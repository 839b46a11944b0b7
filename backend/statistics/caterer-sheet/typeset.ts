import { createRequire } from 'node:module'

export type Pdf = PDFKit.PDFDocument
export type Style = {
  face: 'text' | 'strong' | 'display'
  size: number
  color?: string
  align?: 'left' | 'right'
  /** Space between letters, in points. */
  spacing?: number
}

export const ink = '#1A1A1A'
export const inkSoft = '#565049'
export const champagne = '#C9A96E'
export const mist = '#E9E4DA'

const require = createRequire(import.meta.url)
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const
type Script = (typeof scripts)[number]

/** The product's typefaces, one file for each script; Greek comes from a similar typeface. */
const files = {
  text: (script: Script) => ['jost', script, 400],
  strong: (script: Script) => ['jost', script, 500],
  display: (script: Script) => ['cormorant-garamond', script, 600],
} as const

/** Registers the typefaces in a document; a file is only read when a text needs it. */
export function registerFaces(doc: Pdf): void {
  for (const [face, fileOf] of Object.entries(files))
    for (const script of scripts) {
      const [family, subset, weight] =
        script === 'greek' ? ['alegreya-sans', 'greek', face === 'text' ? 400 : 500] : fileOf(script)
      const path = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`
      doc.registerFont(`${face}/${script}`, require.resolve(path))
    }
}

// The scripts of each file, as the font packages split them.
const runs =
  /(?<latin>[ -~\u00a0-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122]+)|(?<latinExt>(?:(?![ -~\u00a0-\u00ff\u0131\u0152\u0153])\p{Script=Latin})+)|(?<cyrillic>\p{Script=Cyrillic}+)|(?<greek>\p{Script=Greek}+)|(?<other>.)/gu

const oneLine = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

type Run = { script: Script; text: string }

/**
 * Splits a text into runs of one font file each. Characters without a font are dropped (emoji) or become question
 * marks.
 */
function runsOf(text: string): Run[] {
  return [...oneLine(text).matchAll(runs)].flatMap(([piece, ...groups]): Run[] => {
    const script = scripts[groups.findIndex((group) => group !== undefined)]
    if (script) return [{ script, text: piece }]
    return /[\p{L}\p{N}]/u.test(piece) ? [{ script: 'latin', text: '?' }] : []
  })
}

/** Draws a text at a position, wrapped to a width. */
export function write(doc: Pdf, text: string, x: number, y: number, width: number, style: Style): void {
  const pieces = runsOf(text)
  const { face, size, color = ink, align = 'left', spacing = 0 } = style
  doc.fontSize(size).fillColor(color)
  const options = {
    width,
    align,
    characterSpacing: spacing,
    lineGap: 1,
    ...(isNumber(text) && { features: figures[face === 'display' ? 'display' : 'text'] }),
  }
  for (const [index, { script, text: piece }] of pieces.entries()) {
    doc.font(`${face}/${script}`)
    const continued = index < pieces.length - 1
    if (index === 0) doc.text(piece, x, y, { ...options, continued })
    else doc.text(piece, { ...options, continued })
  }
}

// Only for numbers: pdfkit caches word layouts unless features are set.
const figures: Record<'text' | 'display', PDFKit.Mixins.OpenTypeFeatures[]> = {
  text: ['tnum'],
  display: ['lnum'],
}
const isNumber = (text: string) => /^\d+$/.test(text)

/** The height of a text wrapped to a width, in points. */
export function heightOf(doc: Pdf, text: string, width: number, { face, size, spacing = 0 }: Style): number {
  return doc
    .font(`${face}/latin`)
    .fontSize(size)
    .heightOfString(oneLine(text) || ' ', { width, characterSpacing: spacing, lineGap: 1 })
}

/** A horizontal hairline. */
export function rule(doc: Pdf, x: number, y: number, width: number, color: string, weight = 0.5): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(weight)
    .strokeColor(color)
    .stroke()
}
