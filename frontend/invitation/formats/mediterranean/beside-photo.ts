import { css } from 'styled-components'

/** On a wide card the photo's window and the plaque with the words stand side by side on one sill. */
export const besidePhoto = css`
  /* On a tablet held upright window and plaque stay one above the other. */
  @container card (min-width: 960px) {
    &[data-photo] {
      display: grid;
      grid-template: 1fr auto / minmax(0, 1.24fr) minmax(0, 1fr);
      gap: 0 clamp(56px, 8.6cqi, 136px);
      padding-inline: max(64px, calc((100cqi - 1312px) / 2));
    }
    &[data-photo] .window { grid-area: 1 / 1; height: 100%; max-width: none; }
    &[data-landscape] {
      grid-template-columns: minmax(0, 1.8fr) minmax(0, 1fr);
      gap: 0 clamp(40px, 5cqi, 80px);
      .window { align-self: end; height: auto; }
      /* About as high as the window. */
      --sea: calc(var(--cover-height) * 0.085);
      .plaque { min-height: 0; padding-top: calc(var(--cover-height) * 0.03); }
      .plaque .lemons { margin-top: calc(var(--cover-height) * -0.08); width: min(76%, calc(var(--cover-height) * 0.24)); }
      .words { padding-block: 0; }
    }
    /* Window and plaque stand on one sill. */
    &[data-photo] .sill { grid-area: 2 / 1 / 3 / 3; width: calc(100% + 64px); margin-left: -32px; max-width: none; }
    &[data-photo] { --sea: calc(var(--cover-height) * 0.12); }
    /* The branch lies over the plaque's upper edge and hangs into it. */
    .plaque .lemons {
      display: block;
      position: relative;
      width: min(80%, calc(var(--cover-height) * 0.27));
      margin: calc(var(--cover-height) * -0.075) auto 0;
    }
    .plaque .sea { display: block; bottom: 0; left: 0; border-radius: 0 0 3px 3px; }
    .plaque {
      grid-area: 1 / 2;
      align-self: end;
      display: grid;
      min-height: 74%;
      max-width: none;
      margin: 0 0 9px;
      padding: calc(var(--cover-height) * 0.05) 20px calc(var(--sea) + 12px);
      font-size: 1.14em;
    }
    &[data-photo] .names {
      font-size:
        min(
          5.25rem,
          calc(((min(100cqi - 128px, 1312px) - 136px) / 2.24 - 66px) / var(--ems)),
          calc(var(--cover-height) * 0.21 / max(2, var(--lines)))
        );
    }
    &[data-landscape] .names {
      font-size:
        min(
          5.25rem,
          calc(((min(100cqi - 128px, 1312px) - 80px) / 2.8 - 56px) / var(--ems)),
          calc(var(--cover-height) * 0.17 / max(2, var(--lines)))
        );
      margin-block: calc(var(--cover-height) * 0.01);
    }
    &[data-row] { --inner: calc((min(100cqi - 128px, 1312px) - 136px) / 2.24 - 66px); }
    &[data-row][data-landscape] { --inner: calc((min(100cqi - 128px, 1312px) - 80px) / 2.8 - 56px); }
    &[data-row][data-photo] .names {
      margin-block: calc(var(--cover-height) * 0.03);
      font-size: min(7rem, calc(var(--inner) / var(--row)), calc(var(--cover-height) * 0.15));
    }
  }
`
