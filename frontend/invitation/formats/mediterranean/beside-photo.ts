import { css } from 'styled-components'

/** On a wide card the photo's window and the plaque with the words stand side by side on one sill. */
export const besidePhoto = css`
  /* On a tablet held upright window and plaque stay one above the other. */
  @container card (min-width: 960px) {
    &[data-photo] {
      --room: min(100cqi - 88px, 1380px);
      --gap: clamp(44px, 5.4cqi, 88px);
      --sea: calc(var(--cover-height) * 0.11);
      display: grid;
      grid-template: auto auto / minmax(0, 1.12fr) minmax(0, 1fr);
      align-content: center;
      gap: 0 var(--gap);
      padding: calc(var(--cover-height) * 0.05) calc((100cqi - var(--room)) / 2);
      .window {
        grid-area: 1 / 1;
        align-self: stretch;
        height: auto;
        min-height: calc(var(--cover-height) * 0.8);
        max-width: none;
        max-height: none;
      }
      .sill { grid-area: 2 / 1 / 3 / 3; width: calc(100% + 56px); margin-left: -28px; max-width: none; }
    }
    .plaque {
      grid-area: 1 / 2;
      align-self: stretch;
      max-width: none;
      min-height: calc(var(--cover-height) * 0.8);
      margin: 0 0 9px;
      padding: 0 20px calc(var(--sea) + 10px);
      overflow: visible;
    }
    /* The branch hangs within the plaque's line. */
    .plaque .lemons {
      width: min(100%, calc(var(--cover-height) * 0.33));
      max-width: none;
      margin: calc(var(--cover-height) * 0.015) 0 0;
    }
    .plaque .sea { display: block; left: 0; border-radius: 0 0 3px 3px; }
    &[data-landscape] {
      grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
      .window { align-self: end; aspect-ratio: 4 / 3; min-height: 0; border-radius: 50% 50% 0 0 / 40% 40% 0 0; }
    }
    --inner: calc((var(--room) - var(--gap)) / 2.12 - 66px);
    &[data-landscape] { --inner: calc((var(--room) - var(--gap)) / 2.4 - 66px); }
    &[data-photo] .names {
      font-size: min(5.5rem, calc(var(--inner) / var(--ems)), calc(var(--cover-height) * 0.142 / max(2, var(--lines))));
    }
    &[data-landscape] .names {
      margin-block: calc(var(--cover-height) * 0.01);
      font-size: min(5.5rem, calc(var(--inner) / var(--ems)), calc(var(--cover-height) * 0.144 / max(2, var(--lines))));
    }
    &[data-row][data-photo] .names {
      margin-block: calc(var(--cover-height) * 0.03);
      font-size: min(7.5rem, calc(var(--inner) / var(--row)), calc(var(--cover-height) * 0.15));
    }
  }
`
