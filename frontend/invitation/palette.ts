import { colourfulness, contrast, mix, readable } from '../../domain/event/colour.ts'

const white = '#ffffff'
/** The blue of Seville's tiles. */
const cobalt = '#1f62b5'

/** Derives every tint of a format. The contrast is computed, because the owner's pair may be unreadable. */
export function paletteOf(primary: string, secondary: string) {
  const paper = mix(secondary, '#fffdf9', 0.05)
  const panel = mix(secondary, '#fffdf9', 0.14)
  const wash = mix(secondary, white, 0.32)
  const light = [paper, panel, white]
  const fill = readable(primary, [white], 7)
  const tone = contrast(secondary, white) < 1.25 ? mix(secondary, '#000000', 0.88) : secondary
  const darkOnTone = contrast('#141414', tone) >= contrast(white, tone)
  return {
    primary,
    secondary,
    /** Grounds, light to dark. */
    paper,
    panel,
    wash,
    tone,
    fill,
    /** The same as `fill`; a format on dark ground may turn `fill` around for its buttons, never this. */
    deep: fill,
    /** The same on tiles, which a palette without a hue leaves to cobalt. */
    glazed: colourfulness(fill) < 0.12 ? mix(fill, cobalt, 0.2) : fill,
    /** Text on paper, panel and white. */
    ink: readable(primary, light, 7),
    inkSoft: readable(mix(primary, paper, 0.78), light, 4.6),
    accent: readable(secondary, light, 4.6),
    /** Text on the other grounds. */
    onWash: readable(primary, [wash], 4.6),
    onTone: darkOnTone ? readable(primary, [tone], 4.6) : white,
    /** A shape on tone that only adds to the contrast of the text over it. */
    toneRelief: mix(tone, darkOnTone ? white : '#000000', 0.72),
    onFill: mix(paper, white, 0.6),
    onDeep: mix(paper, white, 0.6),
    onFillSoft: readable(mix(secondary, white, 0.3), [fill], 4.6),
    fillAccent: readable(secondary, [fill], 4.6),
    /** Drawn lines: no text, but they must be seen. */
    ornament: readable(secondary, [paper], 1.9),
    ornamentDeep: readable(mix(primary, secondary, 0.45), [paper], 2.6),
    hairline: mix(readable(secondary, [paper], 1.9), paper, 0.55),
    scrim: mix(fill, '#000000', 0.55),
  }
}

/** The palette as CSS custom properties, to be set on the card's root: `--ink`, `--ink-soft`, … */
export function paletteProperties(primary: string, secondary: string): Record<`--${string}`, string> {
  const entries = Object.entries(paletteOf(primary, secondary))
  return Object.fromEntries(
    entries.map(([name, value]) => [
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      value,
    ]),
  )
}

/** Whether one colour is readable on the other; the wizard warns otherwise. */
export const pairIsReadable = (primary: string, secondary: string): boolean =>
  contrast(primary, secondary) >= 1.6 && contrast(primary, white) >= 3
