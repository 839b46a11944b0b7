import face400 from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const ebGaramond: Typeface = {
  family: 'EB Garamond',
  kind: 'serif',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '92.4%', ascent: '109.0%', descent: '32.2%', lineGap: '0.0%' },
  widths:
    "020 '|022j|024il.,:’íï|028-|032fst()|034IJrÍ|038z|040aceáéçàè|044gvxy|046Sk|0480123456789|050doóò|052Fbhnpquúüñ|056EPÉÈ|058BLY|060Z|068KTVw|070AXÁÀ|072CGRÇ|074UÚÜ|076DOQ&Ó|078m|080NÑ|082H|090M|092W",
}
