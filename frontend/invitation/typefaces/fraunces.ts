import file from './fraunces.woff2?url'
import type { Typeface } from './typeface.ts'

export const fraunces: Typeface = {
  family: 'Fraunces',
  kind: 'serif',
  // One variable file. Declared weight by weight, so that a cover can bring its letters in the weights it uses.
  faces: ['300', '400', '500', '600'].map((weight) => ({ weight, style: 'normal', url: file })),
  fallback: { sizeAdjust: '95.2%', ascent: '102.8%', descent: '26.8%', lineGap: '0.0%' },
  // Of the weight and optical size that fill a poster from edge to edge.
  unitsPerEm: 1000,
  widths:
    "153'|160 |161’|193:|201.|205,|239ij|240íï|242-|245l|278f|301t|311)|314(|340IÍ|3721|389J|390r|391s|414z|420cç|437eéè|441v|455aáà|456x|461y|4817|491g|498oóò|505bq|508d|509k|5153|518h|519puúü|520nñ|5315|541F8|5562|557L|567S|568Z4|5696|5749|594EÉÈ|605V|610Y|6130|622T|625AÁÀ|626P|640CÇ|643X|648B|662UÚÜ|666R|673NÑ|686w|692G|697K|717D|734OÓ|745Q|754H|797m|812M|897&|921W",
  kerning: [
    ['T', 'aáceéoó', 0.08],
    ['VWY', 'aáceégoó', 0.05],
    ['TVWY', 'iímnñprsuúvy', 0.04],
    ['F', 'aáceéoóuú', 0.03],
  ],
}

/** Its light weight, 300, in the same optical size. */
export const frauncesLight: Typeface = {
  ...fraunces,
  widths:
    "104'|118’|129:|145.,|170 |202ij|203íï|204l|232-|237f|258t|286IÍ|292)|293(|329J|331r|3351|361s|369z|386cç|396eéè|410aáà|414vx|424y|4337|445g|450k|462bq|468d3|471oóò|474uúü|476h|477nñ|484p|4905|4968|502F|5032|5144|515L|5226|5269|540S|541Z|554EÉÈ|5660P|570T|574V|576Y|577AÁÀ|584B|601R|604X|620CÇ|632w|640K|645UÚÜ|663NÑ|674G|678D|705H|722OÓ|725Q|746m|766M|838&|853W",
}
