import face400 from '@fontsource/poiret-one/files/poiret-one-latin-400-normal.woff2?url'
import type { Typeface } from './typeface.ts'

export const poiretOne: Typeface = {
  family: 'Poiret One',
  kind: 'sans',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '98.4%', ascent: '97.7%', descent: '21.1%', lineGap: '0.0%' },
  widths:
    "014.,|018i'|020Iíï|022’Í|024jt1:|026fl|034rs()|036 EFLz|038BkÉÈ|040PR-|042TZ|044x|046J|048Xc|050Seuvy4ç|052DYhnéúüè|054o7ñ|056abdgpq8óò|058K3áà|060U|062ÚÜ|0642569|068w|070CG&|072Ç|074HNm|076Ñ|078V|080AÁÀ|0860|088OQ|090Ó|092M|102W",
}
