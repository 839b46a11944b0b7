import face400 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const alegreyaSans: Typeface = {
  family: 'Alegreya Sans',
  kind: 'sans',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '85.7%', ascent: '105.0%', descent: '35.0%', lineGap: '0.0%' },
  widths:
    "016 '’|022.,:|024ilíï|026IjÍ|028(|030f-)|032Jrt|0341|038csç|042Lvyz357|044Fx|046aek2áéàè|048ESg4689ÉÈ|050Topóò|052CPYZbdhnqu0Çúüñ|054BK|056RV|058AÁÀ|060GX|062UÚÜ|064DOQÓ|068HNwÑ|070&|078M|080m|090W",
}
