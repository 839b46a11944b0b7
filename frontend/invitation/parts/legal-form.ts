import { css } from 'styled-components'

/** The legal form of a company (`Names` with `formBelow`) between two strokes, for names in a hand that has no capitals side by side. */
export const legalForm = (font: string) => css`
  .legal-form {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.7em;
    margin-top: 0.45em;
    font: 400 max(0.3em, 1.15rem)/1 ${font};
    letter-spacing: 0.1em;
    -webkit-text-stroke: 0;
    &::before, &::after { content: ''; width: 1.8em; border-top: 1px solid var(--ornament-deep); }
  }
`
