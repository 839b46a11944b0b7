import file from './fraunces.woff2?url'
import type { Typeface } from './typeface.ts'

export const fraunces: Typeface = {
  family: 'Fraunces',
  kind: 'serif',
  // One variable file. Declared weight by weight, so that a cover can bring its letters in the weights it uses.
  faces: ['300', '400', '500', '600'].map((weight) => ({ weight, style: 'normal', url: file })),
  fallback: { sizeAdjust: '95.2%', ascent: '102.8%', descent: '26.8%', lineGap: '0.0%' },
  widths:
    "016 '’|020.,:|024ijl-íï|028f|030t|032()|034IÍ|038Jr1|040s|042czç|044evéè|046axyáà|0487|050bdgkoqóò|052hnpu3úüñ|054F58|056LSZ246|0589|060EVYÉÈ|062APT0ÁÀ|064BCXÇ|066RUÚÜ|068NwÑ|070GK|072D|074OQÓ|076H|080m|082M|090&|092W",
  kerning: [
    ['T', 'aáceéoó', 0.08],
    ['VWY', 'aáceégoó', 0.05],
    ['TVWY', 'iímnñprsuúvy', 0.04],
    ['F', 'aáceéoóuú', 0.03],
  ],
}
