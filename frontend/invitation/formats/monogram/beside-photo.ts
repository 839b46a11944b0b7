import { css } from 'styled-components'

/** On a wide card the envelope lies on its side, its card beside the photo. */
export const besidePhoto = css`
  /* Beside a photo the envelope lies on its side, so that the card hides no face. */
  @container card (min-width: 1000px) {
    &[data-photo] {
      --inside: 51cqi;
      --seal: clamp(150px, calc(var(--cover-height) * 0.24), 228px);
      justify-content: flex-end;
      padding: 32px clamp(32px, 3.6cqi, 64px) clamp(32px, 3.6cqi, 64px) calc(var(--inside) + 3.6cqi);
    }
    &[data-photo] .inside { width: var(--inside); height: 100%; }
    /* The photo's gilt edge. */
    &[data-photo] .inside { border-right: 4px solid var(--wax); }
    &[data-photo] .pocket {
      inset: 0 0 0 var(--inside);
      filter: drop-shadow(-3px 0 6px rgb(30 22 12 / 0.28));
    }
    &[data-photo] .pocket::before {
      background: linear-gradient(90deg, rgb(0 0 0 / 0.05), transparent 160px) var(--panel);
      clip-path: none;
    }
    &[data-photo] .letter {
      flex: none;
      justify-content: center;
      max-width: none;
      min-height: calc(var(--cover-height) * 0.7);
      padding: 40px 24px;
    }
    /* Over the card's upper edge: nobody in the photo has it before them. */
    &[data-photo] .stamp {
      position: absolute;
      top: 0;
      left: 50%;
      margin: calc(var(--seal) * -0.5) 0 0 calc(var(--seal) * -0.5);
    }
    &[data-photo] .words { padding: calc(var(--seal) * 0.26) 0 0; font-size: 1.16em; }
    &[data-photo] .names {
      margin-block: 20px 18px;
      font-size: min(calc(4.75 * var(--em)), calc(37cqi / (var(--ems) + 0.7)));
    }
    /* A broad photo is a print that lies on the lining. */
    &[data-landscape] {
      --inside: 58cqi;
      .print {
        inset: 50% 4cqi auto;
        aspect-ratio: 3 / 2;
        border: clamp(10px, 1.1cqi, 20px) solid #fff;
        box-shadow: 0 2px 4px rgb(0 0 0 / 0.3), 0 18px 44px -8px rgb(0 0 0 / 0.5);
        translate: 0 -50%;
      }
      .names { font-size: min(calc(4.5 * var(--em)), calc(29cqi / (var(--ems) + 0.7))); }
    }
  }
`
