import { css } from 'styled-components'
import { fraunces } from '../../typefaces/fraunces.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const serif = fontStack(fraunces)

/** Two people's names from edge to edge, and between them the word that joins them as high as the room that is left. */
const joinedByHeight = css`
  .names[data-pair] {
    align-self: stretch;
    display: grid;
    grid-template-rows: auto minmax(3rem, 1fr) auto;
    :is(.row, .line) { display: contents; }
    .name { display: block; }
    .row:last-child .line:last-child .name { padding-bottom: var(--below, 0); }
    .joiner { container: joiner / size; margin: 0; overflow: clip; }
    /* A 'y' has its middle a quarter of its size below that of the line. */
    .joiner span {
      display: grid;
      place-content: center;
      height: 100cqh;
      font: 300 min(calc(84cqw / var(--ems)), 108cqh)/1 ${serif};
      color: var(--joined, var(--accent));
      translate: 0 -0.24em;
    }
  }
`

/** The names of a poster without photo. */
export const narrowPoster = css`
  @container card (max-width: 759.9px) {
    &:not([data-photo]) { ${joinedByHeight} }
  }
`

/** Of a photo the lower part is seen through the letters alone; on a wide card the letters stand beside it. */
export const photoPoster = css`
  &[data-photo] {
    --ink: var(--fill);
    /* As wide as the letters may be for their lines not to be higher than the poster. */
    --w: min(50cqi, calc(var(--cover-height) * 0.6 / var(--sum)));
    background: #fff;
    /* Faces, a little above a photo's middle, stand above the letters; behind those its blurred pixels go on. */
    .poster > [data-shape] img { position: relative; top: -11%; }
    .letters { position: relative; margin: 0 -1px -1px; }
    .letters::before {
      content: '';
      position: absolute;
      inset: 0;
      background: var(--cut);
      mix-blend-mode: var(--cut-mode);
    }
    /* White with black letters over the photo, screened: what is black shows it. */
    .names { position: relative; padding: 10px 0 0; background: #fff; color: #000; mix-blend-mode: screen; }
    .line { font-size: calc(92.2cqi / var(--ems)); }
    .joiner { font-weight: 600; }
    /* Room for what hangs below the last line: outside of the white nothing would be seen through it. */
    --below: 0.15em;
    .row:last-child .line:last-child { padding-bottom: var(--below); }
  }
  @container card (max-width: 759.9px) {
    &[data-photo] {
      .joiner { margin: 0.06em 0 0.3em; font-size: clamp(2.25rem, 10cqi, 4rem); line-height: 1; }
      /* Two short names are one row, so that the photo has the height. */
      .names[data-short] .row {
        padding-bottom: 0.06em;
        font: 600 calc(92.2cqi / var(--ems))/1 ${serif};
        letter-spacing: -0.015em;
      }
      .names[data-short] .line { display: inline; font-size: 1em; line-height: inherit; }
      .names[data-short] .joiner { display: inline; margin: 0 0.3em 0 0; font-size: 0.5em; }
    }
  }
  @container card (min-width: 760px) {
    &[data-photo] {
      padding-block: 18px 22px;
      .poster { display: grid; grid-template: minmax(0, 1fr) / auto 1fr; }
      /* Its blurred pixels lie behind the letters, the photo itself beside them. */
      .poster > [data-shape] img {
        position: absolute;
        top: 0;
        left: calc(var(--w) + 2.6cqi);
        width: calc(100% - var(--w) - 2.6cqi);
        object-position: var(--focus, 50% 40%);
      }
      .letters { display: grid; width: calc(var(--w) + 2.6cqi); margin: -1px 0 -1px -1px; }
      .names {
        align-self: stretch;
        display: flex;
        flex-direction: column;
        justify-content: flex-end;
        padding: 0 2.6cqi 0 0;
      }
      .row { margin: 0; }
      .row .line { display: block; font-size: calc(var(--w) / var(--ems)); line-height: 0.86; }
      --joined: #000;
      ${joinedByHeight}
      .names[data-pair] .joiner span { font-weight: 600; }
      /* One low line below, so that the photo has the height. */
      .foot { display: flex; flex-direction: row; justify-content: space-between; gap: 2cqi; }
      .long-date { padding: 0; }
      && .drawn span { font-size: min(calc(50cqi / var(--all-ems)), calc(var(--cover-height) * 0.07)); }
      .answer-link { flex: none; align-self: center; margin: 0; }
    }
  }
`
