import face400 from '@fontsource/lora/files/lora-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const lora: Typeface = {
  family: 'Lora',
  kind: 'serif',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '115.2%', ascent: '87.3%', descent: '23.8%', lineGap: '0.0%' },
  widths:
    "018’|020'|024.|026 j,:|028ilíï|030()|034IfÍ|0361|038Jt|044r|046s7|048-|050v|052ayzáà|054Fcekx245éçè|056Sg38|058Lboq69óò|060Pdhnpuúüñ|062ABERZ0ÁÉÀÈ|064TXY|066V|068K|070C&Ç|074D|076GNUÚÜÑ|078H|080OQwÓ|090m|092M|100W",
}
