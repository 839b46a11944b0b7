import face500 from '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const alegreya: Typeface = {
  family: 'Alegreya',
  kind: 'serif',
  faces: [{ weight: '500', style: 'normal', url: face500 }],
  fallback: { sizeAdjust: '100.8%', ascent: '100.8%', descent: '34.2%', lineGap: '0.0%' },
  widths:
    "018 '|020’|024:|026jl|028i,()íï|030.|032J|034ft1|036I-Í|040rs|042c357ç|046evyz469éè|048ax28áà|050gkoóò|052FLbq0|054Sdhpuúü|056PTYnñ|058Z|060AEÁÉÀÈ|062BCRVÇ|064K|066GX|068OQUÓÚÜ|070D&|072NwÑ|076H|084Mm|094W",
}
