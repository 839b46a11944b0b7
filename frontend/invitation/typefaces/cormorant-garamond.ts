import face400Italic from './cormorant-garamond-400-italic.woff2?url'
import face500 from './cormorant-garamond-500.woff2?url'
import face500Italic from './cormorant-garamond-500-italic.woff2?url'
import type { Typeface } from './typeface.ts'

export const cormorantGaramond: Typeface = {
  family: 'Cormorant Garamond',
  kind: 'serif',
  faces: [
    { weight: '500', style: 'normal', url: face500 },
    { weight: '500', style: 'italic', url: face500Italic },
  ],
  fallback: { sizeAdjust: '96.6%', ascent: '95.7%', descent: '29.7%', lineGap: '0.0%' },
  widths:
    "014'|020.:’|022,|024 |026jl|028iíï|030f()|032J-|034Ist1Í|036r|040z235|042ace7áéçàè|044gvxy|046469|048o08óò|050Shkquúü|052Fbdnpñ|054ELPÉÈ|056B|060Z|062Y|064T|066KVX|068CRwÇ|070ADU&ÁÚÜÀ|072G|074NÑ|076HOQmÓ|084M|092W",
}

/** Its lighter italic, for a format that is set in it alone. */
export const cormorantItalic: Typeface = {
  ...cormorantGaramond,
  faces: [{ weight: '400', style: 'italic', url: face400Italic }],
}
