import face400Italic from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url'
import type { Typeface } from './typeface.ts'

export const instrumentSerif: Typeface = {
  family: 'Instrument Serif',
  kind: 'serif',
  faces: [{ weight: '400', style: 'italic', url: face400Italic }],
  fallback: { sizeAdjust: '89.3%', ascent: '110.8%', descent: '34.7%', lineGap: '0.0%' },
  widths:
    "016’|018 |022.,|024l1'|026IJjÍ|028fitíï|030s:|034e()éè|036cr7ç|038z35|040g24|042FLSZoqvy69-óò|044bk8|046AEPTVpx0ÁÉÀÈ|048BCYadhÇáà|050Kuúü|052GRn&ñ|054DHNOQUXÓÚÜÑ|060w|066MW|074m",
}
