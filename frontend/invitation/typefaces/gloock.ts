import face400 from '@fontsource/gloock/files/gloock-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const gloock: Typeface = {
  family: 'Gloock',
  kind: 'serif',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '115.4%', ascent: '84.5%', descent: '19.5%', lineGap: '0.0%' },
  widths:
    "020'|022 ,’|024:|026.|028jl|030i-íï|032IJf1Í|034()|040t|042s|044y|046r|048vz|050x27|052S|054ceg35éçè|056FLZaáà|058bq|060EPdkp4ÉÈ|062ou689óúüò|064Yhnñ|066BR0|068AVÁÀ|070TX|074CKNUwÚÜÑÇ|076&|080H|082DG|088OQÓ|096M|098m|100W",
}
