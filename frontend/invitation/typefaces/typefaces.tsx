import { preload } from 'react-dom'
import { fontFaceRules, type Typeface } from './typeface.ts'

/** Declares the typefaces of a format once a document; `eager` also asks for their first files at once. */
export function Typefaces({ of, eager }: { of: Typeface[]; eager: boolean }) {
  if (eager) {
    for (const { faces } of of) {
      if (faces[0]) preload(faces[0].url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
    }
  }
  return of.map((typeface) => (
    <style
      key={typeface.family}
      href={`typeface-${typeface.family.replaceAll(' ', '-')}`}
      precedence="typefaces"
    >
      {fontFaceRules(typeface)}
    </style>
  ))
}
