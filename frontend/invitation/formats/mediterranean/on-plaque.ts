import { css } from 'styled-components'

/** With a photo it is what one sees through the window; the words are on a glazed plaque, a branch over them. */
export const onPlaque = css`
  &[data-photo] .window {
    max-width: 540px;
    min-height: calc(var(--cover-height) * 0.25);
    border: 5px solid var(--glaze);
    --rim: 0 0 0 4px var(--deep), 0 0 0 7px var(--glaze), 0 0 0 9px var(--deep);
  }
  /* The wall is thick: its arch throws a shade on what is seen through it. */
  &[data-photo] .window::after {
    content: '';
    position: absolute;
    inset: -5px;
    border-radius: inherit;
    box-shadow: inset 0 0 0 6px rgb(0 0 0 / 0.32), inset 7px 12px 18px rgb(0 0 0 / 0.3);
  }
  /* Only where the window is higher than a broad photo. */
  .tympanum { display: none; position: absolute; }
  /* As much broader than the window as on a phone. */
  &[data-photo] .sill { z-index: 1; max-width: 590px; }
  .plaque {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    width: 100%;
    max-width: 540px;
    margin: 9px 0 22px;
    padding: 12px;
    overflow: hidden;
    border-radius: 3px;
    background: var(--glaze);
    box-shadow: 0 0 0 7px var(--glaze), 0 0 0 10px var(--deep);
  }
  .plaque .lemons { width: min(60cqi, 400px, calc((var(--cover-height) - 560px) * 1.1)); margin-top: -10px; }
  /* On a phone the branch stands within the plaque's line, and the sea has its place under the words. */
  @media screen and (max-width: 759px) and (min-height: 760px) {
    .plaque { flex: 1 0 auto; margin-bottom: 18px; padding: 10px 12px calc(var(--sea) - 4px); }
    /* Its branch hangs under the sill. */
    .plaque .lemons { position: relative; z-index: 2; width: min(38cqi, 400px); margin: -2px 0 0; }
    .plaque .words { padding-block: 6px 8px; }
    .plaque { overflow: visible; }
    --sea: 60px;
    /* Beside the answer, not under it. */
    .sail { translate: -290px; }
    &:is([data-row], [data-landscape]) { --sea: 76px; .sail { translate: -164px; } }
    &[data-landscape]:has(.line ~ .line ~ .line) { --sea: 60px; }
    .plaque .sea.sea { display: block; }
    .plaque .joiner { font-size: 0.84em; }
    &[data-photo]:not([data-landscape]) .window { min-height: calc(var(--cover-height) * 0.305); }
    &[data-photo]:not([data-landscape], [data-row]) .window { min-height: calc(var(--cover-height) * 0.275); }
    &[data-photo]:not([data-row]) .names { font-size: min(14.4cqi, calc(72cqi / var(--ems)), calc(var(--cover-height) * 0.118 / max(2, var(--lines)))); }
    /* The word between two names is a line too. */
    &[data-photo]:not([data-row], [data-landscape]) .names:has(.joiner) { font-size: min(calc(72cqi / var(--ems)), calc(var(--cover-height) * 0.104 / max(2, var(--lines)))); }
    /* One name leads what is around it. */
    &[data-photo]:not(:has(.joiner, .line + .line)) .names { font-size: min(21cqi, calc(72cqi / var(--ems)), calc(var(--cover-height) * 0.09)); }
    &[data-photo] .names:has(.lead) { font-size: min(19cqi, calc(72cqi / var(--ems)), calc(var(--cover-height) * 0.071)); }
    .plaque .lead { margin: 0.8em 0 0.1em; }
  }
  /* On a low phone the words need its place. */
  @media screen and (max-width: 759px) and (max-height: 759px) { .plaque .lemons { display: none; } }
  &[data-row] .names { font-size: min(19cqi, min(79cqi, 100cqi - 60px) / var(--row), var(--cover-height) * 0.13); }
  /* To the plaque's line, over its rim. */
  .plaque .sea { display: none; bottom: -7px; left: -7px; width: calc(100% + 14px); overflow: visible; clip-path: inset(-30px 0 0 round 0 0 9px 9px); }
  /* As near as from the window without a photo. */
  .sail { transform-box: fill-box; transform-origin: 50% 100%; scale: 1.5; }
  /* A broad photo's arch is low, so that it cuts nobody; the plaque has the rest. */
  &[data-landscape] {
    .window { flex: none; min-height: 0; aspect-ratio: 4 / 3; border-radius: 50% 50% 0 0 / 46% 46% 0 0; }
    .plaque { flex: 1; font-size: 1.04em; }
    .names {
      font-size:
        min(
          15.6cqi,
          6rem,
          calc(min(74cqi, 100cqi - 60px) / var(--ems)),
          calc(34rem / var(--ems)),
          calc(var(--cover-height) * 0.172 / max(2, var(--lines)))
        );
    }
    &[data-row] .names { font-size: min(20cqi, calc(min(76cqi, 100cqi - 60px) / var(--row)), calc(var(--cover-height) * 0.12)); }
  }
  /* More of what is above the faces than their own place gives: the arch comes close to the hair. */
  @media screen and (max-width: 759px) { &[data-photo]:not([data-landscape]) .window img { height: 124%; } }
  @media screen and (max-width: 759px) { &[data-landscape] .window { max-height: calc(var(--cover-height) * 0.256); } }
  /* Two names and the word between them are three lines. */
  @media screen and (max-width: 759px) and (min-height: 760px) {
    &[data-landscape]:not([data-row]) .names:has(.joiner) {
      font-size: min(calc(min(74cqi, 100cqi - 60px) / var(--ems)), calc(var(--cover-height) * 0.049));
    }
  }
  /* Three lines of names take their room from photo and branch. */
  @media screen and (max-width: 759px) {
    &[data-photo]:has(.line ~ .line ~ .line) {
      .window { min-height: calc(var(--cover-height) * 0.25); max-height: calc(var(--cover-height) * 0.28); }
      .plaque .lemons { max-width: 46cqi; }
    }
  }
  @container card (min-width: 760px) {
    .plaque { flex: 1 0 auto; }
    .plaque .lemons { width: 270px; margin-top: 0; }
    &[data-photo] .window {
      min-height: calc(var(--cover-height) * 0.31);
      max-height: calc(var(--cover-height) * 0.4);
    }
    .plaque .names {
      font-size: min(6rem, calc(27rem / var(--ems)), calc(var(--cover-height) * 0.144 / max(2, var(--lines))));
    }
    &[data-row] .plaque .names { font-size: min(6rem, calc(29rem / var(--row))); }
  }
  /* Under a broad photo names of more than one line have the branch's place, on a tablet held upright. */
  @media (max-aspect-ratio: 1 / 1) {
    @container card (min-width: 760px) { &[data-landscape]:not([data-row]):has(.line + .line, .joiner) .plaque .lemons { display: none; } }
  }
  @container card (max-width: 359px) { .plaque { padding-inline: 0; } .plaque .words { padding-inline: 0; } }
`
