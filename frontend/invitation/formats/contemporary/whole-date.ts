import { css } from 'styled-components'

/** The arch has the whole date: month and year stand in its foot, which is `--foot` high at most. */
export const wholeDate = css`
  --foot: 8.75rem;
  .day { padding-bottom: 0; }
  .day b { margin-bottom: min(45cqh, var(--foot)); font-size: min(50cqh, 88cqw / var(--day)); }
  .month {
    grid-area: day;
    align-self: end;
    justify-content: start;
    height: min(45%, var(--foot));
    padding: clamp(6px, 12cqh, 0.75em) 12px 0;
    background: none;
    color: var(--on-deep);
  }
  .month i { font-size: min(6rem, 40cqh, calc((100cqw - 36px) / var(--month))); }
`
