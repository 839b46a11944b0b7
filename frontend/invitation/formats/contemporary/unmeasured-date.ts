import { css } from 'styled-components'
import { grotesque, serif } from './letters.ts'

/** The date's arch in a browser that cannot measure it: about as wide (`--across`) and as high (`--high`) as there. */
export const unmeasuredDate = css`
  @supports not (container-type: size) {
    --across: 51cqi;
    --high: calc(var(--cover-height) * 0.34);
    --low: min(calc(var(--high) * 0.45), var(--foot));
    &[data-photo] { --high: max(10.5rem, calc(var(--cover-height) * 0.21)); }
    @container card (min-width: 960px) {
      --across: 27cqi;
      --high: calc(var(--cover-height) * 0.64);
      &[data-photo] { --across: 20cqi; --high: calc(var(--cover-height) * 0.4); }
    }
    .day::before { border-top-left-radius: 50cqi; border-top-right-radius: 50cqi; }
    .day span, .month span { font-size: max(1.0625rem, min(calc(var(--across) * 0.084), 2rem)); }
    .day b {
      margin-bottom: var(--low);
      font: 500 min(calc(var(--high) * 0.5), calc(var(--across) * 0.88 / var(--day)))/0.84 ${grotesque};
    }
    .month { padding: 0.75em 12px 0; }
    .month i {
      font: italic 400 min(6rem, calc(var(--low) * 0.4), calc((var(--across) - 36px) / var(--month)))/1 ${serif};
    }
    .shape svg { padding: 16px; }
  }
`
