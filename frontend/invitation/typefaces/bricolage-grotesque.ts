import face500 from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const bricolageGrotesque: Typeface = {
  family: 'Bricolage Grotesque',
  kind: 'sans',
  faces: [{ weight: '500', style: 'normal', url: face500 }],
  fallback: { sizeAdjust: '106.4%', ascent: '87.4%', descent: '25.4%', lineGap: '0.0%' },
  widths:
    "016,'|018’|020.:|024 |026ijlíï|028I)Í|030(|0321|034-|036J|038ft|042r|050Lz7|054svx|056TZacekáéçàè|058Fg2|060EYhnouy345ÉÈóúüñò|062Pbdpq|064S689|066BKRVX0|068ACÁÇÀ|070DGH|072OQUÓÚÜ|074NÑ|076&|082w|090M|092m|096W",
}
