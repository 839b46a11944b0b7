import { useInsertionEffect } from 'react'
import { preload } from 'react-dom'
import { insertStyles } from '../../lib/insert-styles.ts'
import { fontFaceRules, type Typeface } from './typeface.ts'

/** Two formats may have other weights of one family. */
const nameOf = ({ family, faces }: Typeface) =>
  ['typeface', family.replaceAll(' ', '-'), ...faces.map(({ weight, style }) => weight + style)].join('-')

/** Declares the typefaces of a format once a document; `eager` also asks for their first files at once. */
export function Typefaces({ of, eager }: { of: Typeface[]; eager: boolean }) {
  if (eager) {
    for (const { faces } of of) {
      if (faces[0]) preload(faces[0].url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
    }
  }
  useInsertionEffect(() => {
    for (const typeface of of) declare(typeface)
  }, [of])
  if (typeof document !== 'undefined') return null
  return of.map((typeface) => (
    <style key={typeface.family} href={nameOf(typeface)} precedence="typefaces">
      {fontFaceRules(typeface)}
    </style>
  ))
}

const declared = new Set<string>()

/** In the browser, where a format may be drawn that the page did not come with. */
function declare(typeface: Typeface): void {
  const name = nameOf(typeface)
  if (declared.has(name)) return
  declared.add(name)
  if (!document.querySelector(`style[data-href~="${name}"]`)) insertStyles(fontFaceRules(typeface))
}
