import face400Italic from '@fontsource/bodoni-moda/files/bodoni-moda-latin-400-italic.woff2?url'
import face500 from '@fontsource/bodoni-moda/files/bodoni-moda-latin-500-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const bodoniModa: Typeface = {
  family: 'Bodoni Moda',
  kind: 'serif',
  faces: [
    { weight: '500', style: 'normal', url: face500 },
    { weight: '400', style: 'italic', url: face400Italic },
  ],
  fallback: { sizeAdjust: '116.6%', ascent: '96.5%', descent: '34.3%', lineGap: '0.0%' },
  widths:
    "022.:'|024,’|026 |030i|032jíï|034lt|036-()|040IfÍ|044s|046r1|048Jz|0505|052ce7éçè|054a3áà|056ovy28óò|058Sx69|060FZghnu4úüñ|062ELbdkpqÉÈ|0640|066P|068BT|072CKÇ|074DGRUYÚÜ|076OQÓ|078AHNVXwÁÑÀ|082&|086m|088M|104W",
  kerning: [
    ['VY', 'aáceéoó', 0.12],
    ['T', 'aáceéoó', 0.07],
    ['V', 'uú', 0.05],
    ['F', 'aáuú', 0.04],
  ],
}
