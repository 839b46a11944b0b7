import { css } from 'styled-components'

/** On a low screen and on paper a photo leaves no height for the arch: the date is one row, and there is no sign. */
export const dateInRow = css`
  @media print, (max-height: 719.98px) {
    @container card (max-width: 959.9px) {
      &&[data-photo] {
        grid-template-areas: 'photo photo' 'names names' 'day day' 'place place' 'answer answer';
        grid-template-rows: minmax(calc(var(--cover-height) * 0.26), 1fr) auto auto auto auto;
        .shape { display: none; }
        .drawn {
          grid-area: day;
          display: flex;
          flex-wrap: wrap;
          align-items: baseline;
          justify-content: center;
          gap: 0 min(2.4cqi, 1rem);
          padding: 8px 10px 10px;
          border-radius: var(--r);
          background: var(--deep);
          color: var(--on-deep);
        }
        .day, .month {
          container: none;
          flex-direction: row;
          align-items: baseline;
          align-self: auto;
          gap: min(2.4cqi, 1rem);
          height: auto;
          padding: 0;
        }
        .day::before { content: none; }
        .drawn span { font-size: max(1rem, min(4.4cqi, 1.5rem)); }
        .day b { margin: 0; font-size: min(11cqi, 3.5rem); }
        .month i { font-size: min(8cqi, 2.5rem); }
      }
    }
  }
`
