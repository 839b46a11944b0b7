import face400 from './im-fell-english.woff2?url'
import type { Typeface } from './typeface.ts'

export const imFellEnglish: Typeface = {
  family: 'IM Fell English',
  kind: 'serif',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '100.2%', ascent: '90.4%', descent: '36.3%', lineGap: '0.0%' },
  widths:
    "022 .|024j|026i,:()íï|028l'’|034t|036frs5|03813|040J8|042c6ç|044Iav9Íáà|046ez27-éè|048x|050qy04|052Suúü|054bdghknopóñò|058P|064F|066BVw|068AYÁÀ|070EZÉÈ|072CKLTÇ|076R&|078m|080DGX|082OQÓ|084UÚÜ|086HNÑ|094M|096W",
}
