import face400 from '@fontsource/parisienne/files/parisienne-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const parisienne: Typeface = {
  family: 'Parisienne',
  kind: 'serif',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '89.2%', ascent: '102.7%', descent: '50.1%', lineGap: '0.0%' },
  widths:
    "014’|018i.,íï|022:|024'|026fjt|028ls|030 r|034cv()ç|036beoéóèò|038z|040p1-|042hk|044aquyáúüà|046dg|048x|050nwñ|0527|062J3|064CÇ|066Em45ÉÈ|06809|070G6|07228|074IQZÍ|076OTÓ|080F|084L&|086S|088P|098DY|100B|102NÑ|106R|108HV|114AÁÀ|116KUÚÜ|120M|126X|136W",
}
