import { css } from 'styled-components'
import { answerLink } from './answer-link-styles.ts'

/** Text for screen readers only. */
export const spoken = css`
  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

/** A title of many short lines, in two on a wide cover without a photo. */
const broadTitle = css`
  .names[data-broad] { --ems: var(--narrow-ems); --lines: var(--narrow-lines); }
  @container card (min-width: 760px) {
    :not([data-photo]) > .names[data-broad], :not([data-photo]) > .words > .names[data-broad] {
      --ems: var(--broad-ems);
      --lines: var(--broad-lines);
      .line { display: inline; padding: 0; }
      .line::after { content: ' '; }
      .line[data-begins]::before { content: '\\A'; white-space: pre; }
    }
  }
`

/** Ground rules of the parts' classes; a format's own rules come after and win. */
export const parts = css`
  ${spoken}
  :where(.opener) { display: none; }
  :where(.names) { display: block; }
  :where(.names .lead, .names .line, .names .joiner) { display: block; }
  :where(.names .name) { white-space: nowrap; }
  :where(.legal-form) { display: block; }
  ${broadTitle}
  :where(.city) { white-space: pre-line; text-wrap: balance; overflow-wrap: anywhere; }
  :where(.venue) { white-space: pre-line; text-wrap: balance; overflow-wrap: anywhere; }
  :where(.prose) { white-space: pre-line; overflow-wrap: anywhere; text-wrap: pretty; }
  :where(.list li) { overflow-wrap: anywhere; }
  :where(.long-date) { text-wrap: balance; }
  :where(.closing-words) { white-space: pre-line; overflow-wrap: anywhere; text-wrap: balance; }
  :where(.signature) { overflow-wrap: anywhere; text-wrap: balance; }
  :where(.signature span) { display: inline-block; max-width: 100%; }
  :where(.countdown) { display: flex; }
  :where(.countdown .figure) { display: flex; flex-direction: column; }
  :where(.countdown .value) { font-variant-numeric: lining-nums tabular-nums; }
  :where(a.map, .calendar a, .list a) { display: inline-flex; align-items: center; min-height: 44px; }
  ${answerLink}
  /* A phone that is zoomed to 200 % lays out half its pixels: words break, what stood side by side goes below. */
  @media (max-width: 250px) {
    &&& { overflow-wrap: anywhere; hyphens: auto; }
    &&& * { min-width: 0; }
    &&& h2 { font-size: 1.0625rem; letter-spacing: 0; }
    &&& .countdown { flex-wrap: wrap; }
    &&& .drawn { white-space: normal; }
  }
`
