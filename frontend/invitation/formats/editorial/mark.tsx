import { css } from 'styled-components'
import { bodoniModa } from '../../typefaces/bodoni-moda.ts'
import { textWidth } from '../../typefaces/typeface.ts'
import { didone } from './letters.ts'

/** In hundredths of an em: what a capital or a figure takes above the line. */
const capital = 77
/** Letters and figures of the italic that lean over what follows them. */
const leaning = /[CEFHIJKMNTUVWXYZ\d]$/
/** The italic is a little narrower than the upright letters that were measured. */
const widthOf = (letters: string, isLast: boolean) =>
  Math.round((textWidth(bodoniModa, letters) - 0.05 * letters.length) * 100) +
  (isLast && leaning.test(letters) ? 14 : 4)
const topOf = (letters: string) => (letters.normalize('NFD').length > letters.length ? capital + 23 : capital)
const boxesOf = (letters: string[]) =>
  letters.map((letter, at) => ({
    letter,
    width: widthOf(letter, at === letters.length - 1),
    top: topOf(letter),
  }))

/** The height of the mark's letters, side by side, in a box so wide and high. */
export const heightOf = (letters: string[], width: number, height: number): number =>
  Math.min(height, width / ratioOf(letters))
/** The same letters' width by their height. */
export const ratioOf = (letters: string[]) =>
  boxesOf(letters).reduce((sum, { width, top }) => sum + width / top, 0)

/** Very large letters in a tint of the ground, for the room that the names leave: a drawing, not text. */
export const Mark = ({ letters }: { letters: string[] }) => (
  <p className="mark" aria-hidden="true">
    <span>
      {boxesOf(letters).map(({ letter, width, top }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: both people may have the same
        <svg key={at} aria-hidden="true" viewBox={`-4 ${-top} ${width} ${top}`}>
          <text>{letter}</text>
        </svg>
      ))}
    </span>
  </p>
)

/** Day above month. */
const stacked = css`
  .mark span:has(svg + svg) { display: grid; place-content: space-between stretch; }
  .mark svg:not(:only-child) { height: min(49cqh, 62cqw); }
  .mark svg + svg { justify-self: end; }
`

/** As large as the room between names and cover lines, and cut by the page's edge. */
export const markStyles = css`
  .mark {
    container: mark / size;
    grid-area: 2 / 1;
    margin: clamp(20px, 6.4cqi, 32px) calc(-2cqi - var(--margin)) 0 0;
    /* Round letters go a little below their line, and there the rule is. */
    overflow: hidden;
  }
  .mark span { display: flex; place-content: end; align-items: end; height: 100cqh; }
  .mark svg { flex: none; height: min(100cqh, 100cqw / var(--ratio)); overflow: visible; }
  .mark text { font: italic 400 100px ${didone}; fill: var(--tone-relief); }
  /* Their sizes come after the container's: nobody has asked for a transition. */
  .mark * { transition-property: none; }
  &[data-mark='date'] .mark { margin-right: 0; }
  &[data-mark='date'] { ${stacked} }
  /* Rather none than a scrap of it. */
  @container mark (max-height: 140px) { .mark span { visibility: hidden; } }
  &[data-photo] .mark { display: none; }
  @container card (min-width: 760px) {
    &[data-mark='date'] .mark span { justify-content: end; }
    &[data-beside] .mark {
      margin-left: calc(var(--f) * var(--beside) + 3cqi);
      margin-top: calc(28px - var(--f) * var(--up) * 0.95);
    }
  }
`
