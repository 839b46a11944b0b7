import * as v from 'valibot'

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const Thirds = v.object({ top: Share, middle: Share, bottom: Share })
const Focus = v.object({ x: Share, y: Share })

/** The most characters of a placeholder. */
export const placeholderLimit = 600

/**
 * What the server measured of a cover when it cut it. The brightness is in sRGB, 0 (black) to 1, of the upper, middle
 * and lower third of the tall and the wide shape together.
 */
export const CoverPhoto = v.object({
  /** The average brightness. */
  tones: Thirds,
  /** 5 % of the third are darker than this. */
  darkest: Thirds,
  /** 5 % of the third are brighter than this. */
  lightest: Thirds,
  /** The average colour, #rrggbb. */
  colour: v.string(),
  /** Where the couple's faces are in the plate, in shares of its width and height. */
  focus: Focus,
  /** Where they are in the landscape; null when the picture is not cut to one, missing when nobody looked yet. */
  landscapeFocus: v.optional(v.nullable(Focus)),
  /** The picture in a few blurred pixels, a data URI. */
  placeholder: v.pipe(v.string(), v.maxLength(placeholderLimit)),
})
export type CoverPhoto = v.InferOutput<typeof CoverPhoto>
export type Third = keyof CoverPhoto['tones']
