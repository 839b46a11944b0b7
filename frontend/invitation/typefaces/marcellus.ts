import face400 from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const marcellus: Typeface = {
  family: 'Marcellus',
  kind: 'serif',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '113.2%', ascent: '86.1%', descent: '24.7%', lineGap: '0.0%' },
  widths:
    "018'’|020.,|024Jijl:íï|026IÍ|030 1()|032f|036s|038t|040r|042-|046FLSz5|048kv7|050Ecy3ÉÈç|052Paxáà|054e28éè|056Bhnu69úüñ|058bgpq4|060RTdoóò|062Y|064KZ|066V|068ACÁÇÀ|070UXÚÜ|072DH|074GNÑ|076w&|080OQ0Ó|088m|102MW",
}
