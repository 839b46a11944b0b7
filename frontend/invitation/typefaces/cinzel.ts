import face400 from '@fontsource/cinzel/files/cinzel-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const cinzel: Typeface = {
  family: 'Cinzel',
  kind: 'serif',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '139.9%', ascent: '69.8%', descent: '26.6%', lineGap: '0.0%' },
  widths:
    "018.,:'|020’|026 |030jíï|032J|034Ii1()Í|038-|046s|048S|050357|052f|054Feléè|056Lbp2689|058BEPt4ÉÈ|060z0|062Tkrx|064y&|066KXYZaváà|068R|070cuúüç|072AÁÀ|074Vgh|076CdÇ|078UnoqÚÜóñò|080DG|082H|084NOQÓÑ|088m|090w|094M|098W",
}
