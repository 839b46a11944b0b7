import face500 from '@fontsource/cormorant-sc/files/cormorant-sc-latin-500-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const cormorantSc: Typeface = {
  family: 'Cormorant SC',
  kind: 'serif',
  faces: [{ weight: '500', style: 'normal', url: face500 }],
  fallback: { sizeAdjust: '115.3%', ascent: '80.1%', descent: '24.9%', lineGap: '0.0%' },
  widths:
    "014'|020.:’|022,|024 |028j-|030i()íï|032J|034I1Í|040s|042f|044235|046elpzéè|048y47|050Sbt69|052Fvx|054ELPckr0&ÉÈç|056Badgnáñà|058oqu8óúüò|060Z|062Yh|064T|066CKVXÇ|068Rm|070ADUÁÚÜÀ|072Gw|074NÑ|076HOQÓ|084M|092W",
}
