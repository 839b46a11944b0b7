import face300 from '@fontsource/josefin-sans/files/josefin-sans-latin-300-normal.woff2?url'
import face400 from '@fontsource/josefin-sans/files/josefin-sans-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const josefinSans: Typeface = {
  family: 'Josefin Sans',
  kind: 'sans',
  faces: [
    { weight: '300', style: 'normal', url: face300 },
    { weight: '400', style: 'normal', url: face400 },
  ],
  fallback: { sizeAdjust: '96.7%', ascent: '77.6%', descent: '25.9%', lineGap: '0.0%' },
  widths:
    "016.'|018:’|020,|022ijlíï|028IÍ|030 -|032ft1|034Jr|036s|040xz()|044cç|046kvy|048e7éè|050u2úü|052hno345689óñò|056Pabdgpqáà|058FST|060BL|062X0|064ERÉÈ|066KYw|070ACUVZÁÚÜÇÀ|072&|074DG|076H|078m|082NÑ|086OÓ|088Q|090M|100W",
}
