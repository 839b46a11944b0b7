import { css } from 'styled-components'
import { bodoniModa } from '../../typefaces/bodoni-moda.ts'
import { textWidth } from '../../typefaces/typeface.ts'
import { didone } from './letters.ts'

/** In hundredths of an em: what a capital or a figure takes above the line. */
const capital = 77
/** Where the letter stands once more for its shade, right and down of it, and how far that reaches. */
const shade = [1.4, 2.7, 4]
const reach = 4
/** How much closer, or farther, the second of two figures stands: ones have much room around them, round ones none. */
const kernOf = (letters: string) => (letters.length < 2 ? 0 : letters.startsWith('1') ? -6 : 5)
/** How far a letter or figure of the italic leans over what follows it. */
const overhangOf = (letters: string) => (/[ABDLOPQR1]$/.test(letters) ? 6 : /[Y57]$/.test(letters) ? 19 : 14)
/** The italic is a little narrower than the upright letters that were measured. */
const widthOf = (letters: string, isLast: boolean) =>
  Math.round((textWidth(bodoniModa, letters) - 0.05 * letters.length) * 100) +
  kernOf(letters) +
  (isLast ? reach + overhangOf(letters) : 4)
const topOf = (letters: string) => (letters.normalize('NFD').length > letters.length ? capital + 23 : capital)
/** What round letters and tails take below the line. */
const belowOf = (letters: string) => (/Q/.test(letters) ? 25 : /J/.test(letters) ? 4 : 2)
const boxesOf = (letters: string[]) => {
  // Both letters have one scale, also where only one bears an accent.
  const top = Math.max(...letters.map(topOf))
  const height = top + Math.max(...letters.map(belowOf)) + reach
  return letters.map((letter, at) => ({
    letter,
    width: widthOf(letter, at === letters.length - 1),
    top,
    height,
  }))
}

/** The height of the mark's letters, side by side, in a box so wide and high. */
export const heightOf = (letters: string[], width: number, height: number): number =>
  Math.min(height, width / ratioOf(letters))
/** The same letters' width by their height. */
export const ratioOf = (letters: string[]) =>
  boxesOf(letters).reduce((sum, { width, height }) => sum + width / height, 0)

/** Very large letters with a cast shade of fine lines, for the room that the names leave: a drawing, not text. */
export const Mark = ({ letters }: { letters: string[] }) => {
  // Alone it is drawn about twice as large.
  const boxes = boxesOf(letters)
  const period = letters.length > 1 ? 1.7 : 1.1
  return (
    <p className="mark" aria-hidden="true">
      <span>
        {boxes.map(({ letter, width, top, height }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: both people may have the same
          <svg key={at} aria-hidden="true" viewBox={`-4 ${-top} ${width} ${height}`}>
            {at === 0 && (
              <pattern
                id="hatching"
                width="2"
                height={period}
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <path d="M0 .5h2" strokeWidth={(period * 0.28).toFixed(2)} />
              </pattern>
            )}
            {shade.map((step) => (
              <text key={step} x={step} y={step} dx={`0 ${kernOf(letter)}`}>
                {letter}
              </text>
            ))}
            <text dx={`0 ${kernOf(letter)}`}>{letter}</text>
          </svg>
        ))}
      </span>
    </p>
  )
}

/** Whole, as large as the room between names and cover lines, and engraved. */
export const markStyles = css`
  .mark {
    container: mark / size;
    grid-area: 2 / 1;
    margin: 16px 0;
  }
  .mark span { display: flex; justify-content: end; align-items: end; height: 100cqh; }
  /* On a phone it is quieter than the names over it, and stands on the rule of the list. */
  @container card (max-width: 759.9px) { .mark { margin-block: 24px 4px; opacity: 0.62; } }
  .mark svg { flex: none; height: min(94cqh, 97cqw / var(--ratio)); overflow: visible; }
  .mark text { font: italic 400 100px ${didone}; fill: url(#hatching); }
  .mark path { stroke: var(--ink); }
  .mark text:last-child { fill: var(--tone-relief); stroke: var(--ink); stroke-width: 0.9; paint-order: stroke; }
  /* Their sizes come after the container's: nobody has asked for a transition. */
  .mark * { transition-property: none; }
  /* In a browser that cannot measure its room: about as high as that is. */
  @supports not (container-type: size) {
    .mark span { height: 100%; }
    .mark svg { height: min(calc(var(--cover-height) * 0.32), calc(84cqi / var(--ratio))); }
    @container card (min-width: 760px) {
      .mark svg { height: min(calc(var(--cover-height) * 0.4), calc(46cqi / var(--ratio))); }
    }
  }
  /* Rather none than a scrap of it. */
  @container mark (max-height: 72px) { .mark span { visibility: hidden; } }
  &[data-photo] .mark { display: none; }
  @container card (min-width: 760px) {
    &[data-beside] .mark {
      margin-left: calc(var(--f) * var(--beside) + 3cqi);
      margin-top: calc(28px - var(--f) * var(--up) * 0.95);
    }
  }
`
