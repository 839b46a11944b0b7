import face200 from '@fontsource/jost/files/jost-latin-200-normal.woff2?url'
import face300 from '@fontsource/jost/files/jost-latin-300-normal.woff2?url'
import face400 from '@fontsource/jost/files/jost-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const jost: Typeface = {
  family: 'Jost',
  kind: 'sans',
  faces: [
    { weight: '200', style: 'normal', url: face200 },
    { weight: '300', style: 'normal', url: face300 },
    { weight: '400', style: 'normal', url: face400 },
  ],
  fallback: { sizeAdjust: '91.6%', ascent: '116.8%', descent: '40.9%', lineGap: '0.0%' },
  widths:
    "020IjltÍ|022Ji-íï|024'|026’()|028f.,|030 r:|040ksx|042vy1|044LTaz|046Fáà|048Kcç|050PRSehnuéúüñè|052BEXY78ÉÈ|054Z269|056bdgopq0345óò|060UÚÜ|062AVÁÀ|064Dw|066H|068C&Ç|070Ñ|072m|074N|076G|078OQÓ|082M|096W",
}
