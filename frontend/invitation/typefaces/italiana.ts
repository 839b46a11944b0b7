import face400 from '@fontsource/italiana/files/italiana-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const italiana: Typeface = {
  family: 'Italiana',
  kind: 'serif',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '109.2%', ascent: '85.0%', descent: '22.9%', lineGap: '0.0%' },
  widths:
    "010,'|012.|022í|024ijl|026f:’|030 J()|032IÍ|034t5ï|036r|0383|0401-|042s7|044k24|046z|048LcvyÉÈç|050FTex69éè|052ESabgnquáúüñà|054YZp8|056BXhoÚÜóò|058P|060HKNRVdÑ|062ACDUÁÇÀ|064G0|072OQÓ|080Mmw|084W|090&",
}
