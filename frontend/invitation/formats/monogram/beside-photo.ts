import { css } from 'styled-components'

/** The photo is a print that lies on the lining, clear of the seal; a broad one is whole. */
export const printOnLining = css`
  &[data-photo] {
    /* No initials that the print would cut. */
    .letters { display: none; }
    .print {
      inset: calc(var(--cover-height) * 0.024) auto auto 50%;
      width: min(84cqi, calc(var(--cover-height) * 0.385));
      aspect-ratio: 4 / 3;
      border: 7px solid #fff;
      box-shadow: 0 2px 4px rgb(0 0 0 / 0.3), 0 14px 34px -8px rgb(0 0 0 / 0.5);
      translate: -50% 0;
    }
  }
  &[data-landscape] {
    .print { width: min(90cqi, calc(var(--cover-height) * 0.42)); aspect-ratio: 3 / 2; }
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
    &[data-photo] .print {
      inset: 50% calc(100cqi - var(--half)) auto 0;
      width: min(var(--half) - 5cqi, calc(var(--cover-height) * 0.73));
      aspect-ratio: 4 / 5;
      margin: auto;
      border-width: clamp(10px, 1.1cqi, 20px);
      translate: 0 -50%;
    }
    /* Around the print too, and from there on the seal's axis. */
    &[data-photo] .lining { left: 0; width: calc(100% + var(--half)); }
    &[data-photo] .letters { display: block; left: var(--half); width: calc(100% - var(--half)); }
    &[data-photo] .inside::after {
      content: '';
      position: absolute;
      inset: 0 auto 0 calc(var(--half) - 4px);
      border-left: 4px solid var(--wax);
    }
    &[data-photo] {
      --lining: calc(100cqi - var(--half));
      --clear: calc(var(--cover-height) * 0.13 + var(--seal) * 0.22 - 8px);
      --over: calc(var(--clear) - var(--seal) * 0.44);
    }
    &[data-photo] .pocket { left: var(--half); }
    &[data-photo] .letter {
      flex: none;
      justify-content: center;
      max-width: none;
      min-height: calc(var(--cover-height) * 0.74);
      padding: 34px 24px 44px;
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
    &[data-landscape] {
      --half: 57cqi;
      --edge: 2.2cqi;
      .print { width: calc(var(--half) - 3.6cqi); aspect-ratio: 13 / 10; }
      /* Whole initials above and below the print too; their columns are those of the seal's side, their rows its rows. */
      .letters {
        left: 0;
        width: calc(100% + var(--half));
        --band: calc((var(--cover-height) - 41cqi) / 2);
        --first: round(down, 78.5cqi - 18px, 35.5px);
        --left: calc(78.5cqi - var(--first) - 17.7px);
        --across: calc(var(--first) - round(up, 21.5cqi + 22px, 35.5px) + 35.4px);
        --from: calc(round(up, var(--cover-height) - var(--band) + 8px, 49px) - 1px);
        mask:
          linear-gradient(#000 0 0) 50% 0 / var(--wide) calc(round(down, var(--over) - 36px, 49px) + 36px) no-repeat,
          linear-gradient(90deg, #000 calc(50% - var(--gap)), #0000 0 calc(50% + var(--gap)), #000 0) 50% 0 /
            var(--wide) calc(round(down, var(--clear) - 40px, 49px) + 36px) no-repeat,
          linear-gradient(#000 0 0) var(--left) 0 / var(--across) calc(round(down, var(--band) - 48px, 49px) + 36px)
            no-repeat,
          linear-gradient(#000 0 0) var(--left) var(--from) / var(--across)
            calc(round(down, var(--cover-height) - 46px, 49px) + 36px - var(--from)) no-repeat;
      }
      .names, &:not([data-row]) .names:has(.joiner) {
        font-size: min(calc(var(--cover-height) * 0.07), calc(33.5cqi / (var(--ems) + 0.2)));
      }
      &[data-row] .names { font-size: min(calc(5 * var(--em)), calc(30cqi / var(--row))); }
    }
  }
`
