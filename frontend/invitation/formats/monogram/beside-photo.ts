import { css } from 'styled-components'

/** The photo is a print that lies on the lining, clear of the seal; a broad one is whole. */
export const printOnLining = css`
  &[data-photo] {
    /* No initials that the print would cut. */
    .letters { display: none; }
    .print {
      inset: calc(var(--cover-height) * 0.024) auto auto 50%;
      width: min(90cqi, calc(var(--cover-height) * 0.415));
      aspect-ratio: 1.42;
      border: 7px solid #fff;
      box-shadow: 0 2px 4px rgb(0 0 0 / 0.3), 0 14px 34px -8px rgb(0 0 0 / 0.5);
      translate: -50% 0;
    }
  }
  &[data-landscape] {
    .print { width: min(90cqi, calc(var(--cover-height) * 0.42)); aspect-ratio: 3 / 2; }
    .stamp { margin-top: calc(var(--seal) * -0.34); }
    @container card (max-width: 759px) {
      .words { font-size: min(1.1em, 5cqi); }
      .names { margin-block: calc(var(--cover-height) * 0.016); }
      &[data-row] .names { font-size: min(calc(3.8 * var(--em)), calc(74cqi / var(--row))); }
    }
  }
  /* On a tablet held upright. */
  @container card (min-width: 760px) {
    &[data-landscape] .print { width: calc(var(--cover-height) * 0.53); }
    &[data-photo] .names { font-size: min(calc(var(--cover-height) * 0.075), calc(74cqi / (var(--ems) + 0.2))); }
    &[data-photo][data-row] .names { font-size: min(calc(var(--cover-height) * 0.085), calc(74cqi / var(--row))); }
  }
`
/** On a wide card, lower than wide, the photo stands beside the envelope, so that the card hides no face; both lie on the lining. */
export const besidePhoto = css`
  @media (min-aspect-ratio: 1 / 1) {
    @container card (min-width: 1000px) {
      &[data-photo] {
        --half: 50cqi;
        --fold: 12cqi;
        --seal: clamp(150px, calc(var(--cover-height) * 0.24), 228px);
        /* Between photo, envelope and page; and how much broader than the card the envelope is. */
        --away: clamp(40px, 3cqi, 46px);
        --side: clamp(36px, 3cqi, 46px);
        --edge: calc(var(--away) + var(--side));
        --foot: calc(var(--cover-height) * 0.05);
        --left: calc(var(--half) + var(--away) / 2);
        --lining: calc((100cqi - var(--left) - var(--away)) * 0.82 - 30px);
        --measure: calc(100cqi - var(--left) - var(--away) - 2 * var(--side) - 96px);
        padding: calc(var(--seal) * 0.5 + var(--foot) + 20px) var(--edge) calc(var(--foot) + var(--away)) calc(var(--left) + var(--side));
        --clear: calc(var(--seal) * 0.5 - 4px);
        --over: 0px;
      }
      &[data-photo] .inside { height: 100%; }
      &[data-photo] .print {
        inset: 50% calc(100cqi - var(--left) + var(--away)) auto var(--away);
        width: min(var(--half) - 1.5 * var(--away), calc(var(--cover-height) * 0.72));
        aspect-ratio: 4 / 5;
        margin: auto;
        border-width: clamp(10px, 1.1cqi, 20px);
        translate: 0 -50%;
      }
      &[data-photo] .pocket {
        inset: calc(var(--cover-height) * 0.3) var(--away) var(--foot) var(--left);
        filter: drop-shadow(0 2px 3px rgb(0 0 0 / 0.4)) drop-shadow(0 14px 24px rgb(0 0 0 / 0.5));
      }
      /* The whole flap, folded back: its lining has the letters, and a rim of the envelope's paper around it. */
      &[data-photo] .pocket::after {
        content: '';
        position: absolute;
        inset: calc(var(--foot) - var(--cover-height) * 0.3) 0 100%;
        background: var(--panel);
        clip-path: polygon(0 100%, 9% 0, 91% 0, 100% 100%, calc(100% - 22px) 100%, calc(91% - 18px) 18px, calc(9% + 18px) 18px, 22px 100%);
      }
      &[data-photo] .inside::after {
        content: '';
        position: absolute;
        inset: var(--foot) var(--away) auto var(--left);
        height: calc(var(--cover-height) * 0.3 + var(--fold));
        background: color-mix(in srgb, var(--fill-accent) 16%, transparent);
        clip-path: polygon(0 60%, 9% 0, 91% 0, 100% 60%, 100% 100%, 0 100%);
      }
      &[data-photo] .letters { display: block; top: calc(var(--foot) + 20px); left: var(--left); width: calc(100% - var(--left) - var(--away)); }
      &[data-photo] .letter { max-width: none; padding: calc(var(--cover-height) * 0.03) 24px calc(var(--cover-height) * 0.04); }
      /* Over the card's upper edge: nobody in the photo has it before them. */
      &[data-photo] .stamp {
        position: absolute;
        top: 0;
        left: 50%;
        margin: calc(var(--seal) * -0.5) 0 0 calc(var(--seal) * -0.5);
      }
      &[data-photo] .words { padding: calc(var(--seal) * 0.36) 0 0; font-size: min(1.25em, 1.9cqi, calc(var(--cover-height) * 0.0285)); }
      &[data-photo] .names, &[data-photo]:not([data-row]) .names:has(.joiner) {
        margin-block: calc(var(--cover-height) * 0.03) calc(var(--cover-height) * 0.036);
        font-size: min(calc(var(--cover-height) * var(--most, 0.08)), calc(var(--measure) / (var(--ems) + var(--more, 0.2))));
      }
      .names:not(:has(.joiner)) { --most: 0.125; }
      /* Clear of the card's line. */
      .names:not(:has(.joiner)):has(.line + .line) { --more: 0.8; }
      &[data-photo]:not([data-wide-row]) .names .joiner.joiner { line-height: 1.24; }
      /* One line across the card. */
      &&[data-photo][data-wide-row] {
        .names {
          display: flex;
          flex-wrap: nowrap;
          margin-block: calc(var(--cover-height) * 0.04);
          font-size: min(calc(var(--cover-height) * 0.14), calc(var(--measure) / var(--row)));
        }
        .line { display: flex; }
        .joiner { margin: 0 0.3em 0 0.05em; font-size: 1em; line-height: inherit; }
      }
      &[data-landscape] {
        --half: 54cqi;
        .print { width: calc(var(--half) - 1.5 * var(--away)); aspect-ratio: 1.42; }
      }
    }
  }
`
