import displayItalic from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2?url'
import display from '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2?url'
import text from '@fontsource/jost/files/jost-latin-400-normal.woff2?url'
import textMedium from '@fontsource/jost/files/jost-latin-500-normal.woff2?url'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,' +
  'U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

const face = (family: string, weight: number, style: string, file: string) =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};font-display:swap;` +
  `src:url(${file}) format('woff2');unicode-range:${latin}}`

/**
 * The house typefaces and, measured against them, local stand-ins so that nothing shifts when they arrive. Cormorant
 * Garamond has a name of its own here: a format's of the same name would take these files too.
 */
export const fontFaces = [
  face('Jost', 400, 'normal', text),
  face('Jost', 500, 'normal', textMedium),
  face('House Cormorant', 500, 'normal', display),
  face('House Cormorant', 500, 'italic', displayItalic),
  "@font-face{font-family:'Jost Fallback';",
  "src:local('Arial'),local('Liberation Sans'),local('Roboto'),local('Helvetica Neue');",
  'size-adjust:96.3%;ascent-override:111.1%;descent-override:38.9%;line-gap-override:0%}',
  "@font-face{font-family:'Cormorant Fallback';",
  "src:local('Times New Roman'),local('Liberation Serif'),local('Tinos'),local('Noto Serif');",
  'size-adjust:96.2%;ascent-override:96%;descent-override:29.8%;line-gap-override:0%}',
].join('')

/** What a page of the house needs for its first view. */
export const preloadedFonts: readonly string[] = [text, display]
/** The same, where the first view is set in italics too. */
export const preloadedWithItalic: readonly string[] = [text, display, displayItalic]
/** Where the house only speaks in small print. */
export const preloadedText: readonly string[] = [text]
