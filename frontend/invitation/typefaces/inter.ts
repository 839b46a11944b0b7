import face400 from '@fontsource/inter/files/inter-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const inter: Typeface = {
  family: 'Inter',
  kind: 'sans',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '106.3%', ascent: '91.2%', descent: '22.7%', lineGap: '0.0%' },
  widths:
    "024ijlíï|026I’Í|028 .,:|030'|032t|036()|038fr|0401|046-|052s|054kx|056Lavyz7áà|058Jceéçè|060EFhnou25ÉÈóúüñò|062Zbdgpq3689|064PRST04&|066B|068AKVXYÁÀ|072D|074CGHUÚÜÇ|076NOQÓÑ|082w|088m|090M|098W",
}
