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
      &:not([data-row]):has(.joiner) { --share: 0.076; .letter { padding-bottom: 14px; } }
      &[data-row] .names { font-size: min(calc(3.8 * var(--em)), calc(74cqi / var(--row))); }
    }
  }
  /* On a tablet held upright. */
  @container card (min-width: 760px) {
    &[data-landscape] .print { width: calc(var(--cover-height) * 0.48); }
    &[data-photo] .names { padding-block: 0; font-size: min(calc(var(--cover-height) * 0.068), calc(74cqi / (var(--ems) + 0.2))); }
    &[data-photo][data-row] .names { font-size: min(calc(var(--cover-height) * 0.085), calc(74cqi / var(--row))); }
  }
`
/** On a wide card, lower than wide, the photo lies beside the envelope, which hides nothing of it. */
export const besidePhoto = css`
  @media (min-aspect-ratio: 1 / 1) {
    @container card (min-width: 1000px) {
      &[data-photo] {
        --fold: 12cqi;
        --seal: clamp(150px, calc(var(--cover-height) * 0.24), 228px);
        --margin: clamp(30px, 3cqi, 46px);
        /* How far the print is from the envelope: no corner of it is under the flap. How much broader than the card the envelope is. */
        --apart: clamp(30px, 3cqi, 46px);
        --side: clamp(28px, 2.6cqi, 42px);
        --foot: calc(var(--cover-height) * 0.05);
        --print: min(47cqi, calc(var(--cover-height) * 0.76));
        --print-height: min(calc(var(--cover-height) * 0.87), calc(var(--print) * 1.25));
        --envelope: min(100cqi - 2 * var(--margin) - var(--print) - var(--apart), calc(var(--cover-height) * 0.9));
        --away: calc((100cqi - var(--print) - var(--envelope) - var(--apart)) / 2);
        --left: calc(var(--away) + var(--print) + var(--apart));
        --lining: calc(var(--envelope) * 0.82 - 30px);
        --measure: calc(var(--envelope) - 2 * var(--side) - 80px);
        --above: calc(var(--seal) * 0.5 + var(--foot) + 20px);
        --below: calc(var(--foot) + var(--side));
        padding: var(--above) calc(var(--away) + var(--side)) var(--below) calc(var(--left) + var(--side));
        --clear: calc(var(--seal) * 0.5 - 4px);
        --over: 0px;
      }
      &[data-photo] .inside { height: 100%; }
      &[data-photo] .print {
        inset: calc((100% - var(--print-height)) / 2) auto auto var(--away);
        width: var(--print);
        height: var(--print-height);
        aspect-ratio: auto;
        border-width: clamp(10px, 1.1cqi, 20px);
        translate: none;
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
        background: color-mix(in srgb, var(--fill-accent) 16%, var(--deep));
        clip-path: polygon(0 calc(var(--cover-height) * 0.3 - var(--foot)), 9% 0, 91% 0, 100% calc(var(--cover-height) * 0.3 - var(--foot)), 100% 100%, 0 100%);
      }
      &[data-photo] .letters { z-index: 1; display: block; top: calc(var(--foot) + 20px); left: var(--left); width: var(--envelope); }
      &[data-photo] .letter { max-width: none; padding: calc(var(--cover-height) * 0.03) 24px calc(var(--cover-height) * 0.04); }
      /* Over the card's upper edge: nobody in the photo has it before them. */
      &[data-photo] .stamp {
        position: absolute;
        top: 0;
        left: 50%;
        margin: calc(var(--seal) * -0.5) 0 0 calc(var(--seal) * -0.5);
      }
      &[data-photo] .words { padding: calc(var(--seal) * 0.33) 0 0; font-size: min(1.25em, 1.9cqi, calc(var(--cover-height) * 0.0285)); }
      &[data-photo] .names, &[data-photo]:not([data-row]) .names:has(.joiner) {
        font-size: min(calc(var(--cover-height) * var(--most, 0.07)), calc(var(--measure) / (var(--ems) + var(--more, 0.2))));
      }
      .names:not(:has(.joiner)) { --most: 0.115; }
      /* Beside a broad photo the card is lower. */
      &[data-landscape]:not([data-wide-row]) .names:has(.joiner) { --most: 0.065; }
      &[data-photo] .lead { font-size: min(0.3em, calc(var(--measure) / 12)); }
      /* Clear of the card's line. */
      .names:not(:has(.joiner)):has(.line + .line) { --more: 0.8; }
      &[data-photo]:not([data-wide-row]) .names .joiner.joiner { line-height: 1.24; }
      /* One line across the card. */
      &&[data-photo][data-wide-row] {
        .names {
          display: flex;
          flex-wrap: nowrap;
          font-size: min(calc(var(--cover-height) * 0.14), calc(var(--measure) / var(--row)));
        }
        .line { display: flex; }
        .joiner { margin: 0 0.3em 0 0.05em; font-size: 1em; line-height: inherit; }
      }
      /* As high as the card, as far as a broad photo may be cut. */
      &[data-landscape] {
        --seal: clamp(140px, calc(var(--cover-height) * 0.215), 228px);
        --side: clamp(24px, 2.4cqi, 36px);
        --foot: calc(var(--cover-height) * 0.073);
        --print: min(54.6cqi, calc(var(--cover-height) * 0.98), 100cqi - 34rem);
        --print-height: clamp(var(--print) / 1.5, var(--cover-height) - var(--above) - var(--below), var(--print) / 1.38);
        /* A company's lines are broad: the print, seen whole, leaves the card their width. */
        &:not(:has(.joiner, .lead)):has(.line + .line) {
          --print: min(49.6cqi, calc(var(--cover-height) * 0.98), 100cqi - 34rem);
          --print-height: calc(var(--print) / 1.5);
          --seal: clamp(130px, calc(var(--cover-height) * 0.19), 200px);
          /* A lower lining has one row of its letter: in the middle. */
          .letters { margin-top: calc(var(--cover-height) * 0.02); }
        }
        /* The card of two people's names in one line is broader than these and the place. */
        &[data-wide-row] { --print: min(51.6cqi, calc(var(--cover-height) * 0.98), 100cqi - 34rem); }
      }
    }
  }
`
