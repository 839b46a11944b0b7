import face400 from './pinyon-script.woff2?url'
import type { Typeface } from './typeface.ts'

export const pinyonScript: Typeface = {
  family: 'Pinyon Script',
  kind: 'serif',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '85.6%', ascent: '100.8%', descent: '44.9%', lineGap: '0.0%' },
  widths:
    "016’|018j,'|020t.:|022ilíï|024 |030s|032eéè|034cfrz-(ç|036oóò|038b1|040v|042akp)áà|044dghuxyúü|046q|048EÉÈ|050UVnÚÜñ|052GS7|054O8Ó|056Tw0|0585|060J369|062CFPY2Ç|066IÍ|070Qm|072NÑ|0744|076L|078Z&|080ABDÁÀ|084KW|086HRX|094M",
}
