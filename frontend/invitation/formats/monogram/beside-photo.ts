import { css } from 'styled-components'

/** A broad photo is a print that lies on the lining, whole and clear of the seal. */
export const printOnLining = css`
  &[data-landscape] {
    /* No initials that the print would cut. */
    .letters { display: none; }
    .print {
      inset: calc(var(--cover-height) * 0.028) auto auto 50%;
      width: min(89cqi, calc(var(--cover-height) * 0.42));
      aspect-ratio: 3 / 2;
      border: 7px solid #fff;
      box-shadow: 0 2px 4px rgb(0 0 0 / 0.3), 0 14px 34px -8px rgb(0 0 0 / 0.5);
      translate: -50% 0;
    }
    .stamp { margin-top: calc(var(--seal) * -0.34); }
    .words { font-size: min(1.1em, 5cqi); }
    .names { margin-block: calc(var(--cover-height) * 0.016); }
    &[data-row] .names { font-size: min(calc(3.8 * var(--em)), calc(74cqi / var(--row))); }
  }
`
/** On a wide card the photo stands beside the envelope, so that the card hides no face. */
export const besidePhoto = css`
  @container card (min-width: 1000px) {
    &[data-photo] {
      --half: 50cqi;
      --inside: calc(var(--cover-height) * 0.33);
      --fold: 13cqi;
      --seal: clamp(150px, calc(var(--cover-height) * 0.24), 228px);
      --edge: clamp(28px, 3.6cqi, 64px);
      justify-content: center;
      padding: calc(var(--seal) * 0.44 + 20px) var(--edge) 36px calc(var(--half) + var(--edge));
    }
    &[data-photo] .inside { height: 100%; }
    &[data-photo] .print { inset: 0 auto 0 0; width: var(--half); border-right: 4px solid var(--wax); }
    &[data-photo] .lining { left: var(--half); width: calc(100% - var(--half)); }
    &[data-photo] {
      --lining: calc(100cqi - var(--half));
      --clear: calc(var(--cover-height) * 0.15 + var(--seal) * 0.22 - 8px);
      --over: calc(var(--clear) - var(--seal) * 0.44);
    }
    &[data-photo] .pocket { left: var(--half); }
    &[data-photo] .letter {
      flex: none;
      justify-content: center;
      max-width: none;
      min-height: calc(var(--cover-height) * 0.7);
      padding: 34px 24px;
    }
    /* Over the card's upper edge: nobody in the photo has it before them. */
    &[data-photo] .stamp {
      position: absolute;
      top: 0;
      left: 50%;
      margin: calc(var(--seal) * -0.5) 0 0 calc(var(--seal) * -0.5);
    }
    &[data-photo] .words { padding: calc(var(--seal) * 0.36) 0 0; font-size: min(1.2em, 1.85cqi); }
    &[data-photo] .names, &[data-photo]:not([data-row]) .names:has(.joiner) {
      margin-block: 18px 16px;
      font-size: min(calc(4.2 * var(--em)), calc(var(--cover-height) * 0.076), calc(38cqi / (var(--ems) + 0.2)));
    }
    &[data-photo] .joiner { line-height: 1.05; }
    &[data-photo][data-row] .names { font-size: min(calc(5 * var(--em)), calc(33cqi / var(--row))); }
    /* A broad photo is a print that lies on the lining, whose letters stand by the seal's axis. */
    &[data-landscape] {
      --half: 60cqi;
      --edge: 2.6cqi;
      .lining:not(.letters) { left: 0; width: calc(100% + var(--half)); }
      .letters { display: block; }
      .inside::after {
        content: '';
        position: absolute;
        inset: 0 auto 0 calc(var(--half) - 4px);
        border-left: 4px solid var(--wax);
      }
      .print {
        inset: 50% calc(100cqi - var(--half) + 2.8cqi) auto 2.6cqi;
        aspect-ratio: 4 / 3;
        width: auto;
        border: clamp(10px, 1.1cqi, 20px) solid #fff;
        translate: 0 -50%;
      }
      .names, &:not([data-row]) .names:has(.joiner) {
        font-size: min(calc(var(--cover-height) * 0.07), calc(31cqi / (var(--ems) + 0.2)));
      }
      &[data-row] .names { font-size: min(calc(5 * var(--em)), calc(27cqi / var(--row))); }
    }
  }
`
