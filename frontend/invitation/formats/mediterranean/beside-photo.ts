import { css } from 'styled-components'

/** On a wide card the photo's window and the plaque with the words stand side by side on one sill. */
export const besidePhoto = css`
  /* On a tablet held upright window and plaque stay one above the other. */
  @media (min-aspect-ratio: 1 / 1) {
    @container card (min-width: 960px) {
      &[data-photo] {
        --room: min(100cqi - 88px, 1380px);
        --gap: clamp(44px, 5.4cqi, 88px);
        --sea: calc(var(--cover-height) * 0.079);
        display: grid;
        grid-template: auto auto / minmax(0, 1.12fr) minmax(0, 1fr);
        align-content: end;
        gap: 0 var(--gap);
        padding: calc(var(--cover-height) * 0.03) calc((100cqi - var(--room)) / 2) 96px;
        .window {
          grid-area: 1 / 1;
          align-self: stretch;
          height: auto;
          min-height: calc(var(--cover-height) * 0.81);
          max-width: none;
          max-height: none;
        }
        /* A ledge from edge to edge; under it a whole row of tiles (96 px), none beside the windows. */
        .sill {
          grid-area: 2 / 1 / 3 / 3;
          width: calc(100cqi + 8px);
          margin-left: calc((var(--room) - 100cqi) / 2 - 4px);
          max-width: none;
        }
        .wall { left: calc(50% - 1920px); height: 64px; transform: scale(1.5); }
        &::before { content: none; }
      }
      .plaque {
        grid-area: 1 / 2;
        align-self: stretch;
        max-width: none;
        min-height: calc(var(--cover-height) * 0.81);
        margin: -5px -6px 4px;
        padding: 0 0 calc(var(--sea) + 4px);
        overflow: visible;
        /* Framed with whole border tiles, as such panels are. */
        --rib: calc(var(--cover-height) * 0.0267);
        border: var(--rib) solid transparent;
        background: linear-gradient(var(--glaze) 0 0) padding-box, var(--band) 0 0 / var(--rib) var(--rib) round border-box;
        box-shadow: 0 0 0 4px var(--deep);
        outline: 4px solid var(--deep);
        outline-offset: calc(-2px - var(--rib));
      }
      /* The branch grows from behind the plaque's frame. */
      .plaque .lemons {
        width: calc(var(--cover-height) * 0.25);
        max-width: none;
        margin: calc(var(--cover-height) * -0.014) 0 0;
        clip-path: inset(15% 0 0);
      }
      .plaque .sea { display: block; bottom: 2px; left: 2px; width: calc(100% - 4px); clip-path: inset(-30px 0 0); }
      &[data-photo]:not([data-row]) .plaque .words { padding-block: 4px; font-size: 0.92em; .joiner { font-size: max(0.62em, 1.8rem); } .long-date { margin-top: 0.2em; } }
      /* Beside the answer, not under it. */
      .sail { translate: -272px; }
      &[data-landscape] {
        grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
        /* Nearly the whole photo is under a low tympanum of the wall's tiles, which are pale there. */
        --pane: calc((var(--room) - var(--gap)) * 0.415);
        .window {
          --fan: calc(100% - var(--pane));
          aspect-ratio: auto;
          min-height: calc(var(--cover-height) * 0.81);
          border-radius: 50% 50% 0 0 / var(--fan) var(--fan) 0 0;
        }
        .window > span { top: auto; height: var(--pane); border-top: 5px solid var(--glaze); box-shadow: var(--rim); overflow: visible; }
        .window::after { top: auto; height: var(--pane); border-radius: 0; }
        /* Whole tiles from the middle and from the frame's line. */
        .tympanum { display: block; bottom: calc(var(--pane) + 9px); left: calc(50% - 480px); width: 960px; height: 480px; opacity: 0.75; }
      }
      --inner: calc((var(--room) - var(--gap)) / 2.12 - 92px);
      &[data-landscape] { --inner: calc((var(--room) - var(--gap)) / 2.4 - 112px); }
      &[data-photo] .names {
        font-size: min(5.5rem, calc(var(--inner) / var(--ems)), calc(var(--cover-height) * 0.13 / max(1.3, var(--lines))));
      }
      /* A child's name fills the panel as two people's do. */
      &[data-photo] .names:has(.lead):not(:has(.line ~ .line)) {
        font-size: min(9.5rem, calc(var(--inner) * 0.92 / var(--ems)), calc(var(--cover-height) * 0.142));
        .lead { margin-bottom: -0.1em; font-size: min(1.75rem, calc(var(--cover-height) * 0.031)); }
      }
      &[data-photo] .words:has(.lead) { padding-block: calc(var(--cover-height) * 0.018) 0; }
      &[data-row][data-photo] .names {
        font-size: min(7.5rem, calc(var(--inner) / var(--row)), calc(var(--cover-height) * 0.15));
      }
    }
  }
`
