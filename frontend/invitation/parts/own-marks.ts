import { css } from 'styled-components'

/**
 * The tick boxes of the answer in the format's hand, for its details: `--mark-shape` is the filled shape of a tick as a
 * `clip-path`, `--mark-radius` the box's corners, `--mark-line` its line.
 */
export const ownMarks = css`
  [role='region'] :is(.who, .more, .attending) > label > input[type='checkbox'] {
    appearance: none;
    display: grid;
    place-items: center;
    border: 1.5px solid var(--mark-line, var(--ink-soft));
    border-radius: var(--mark-radius, 2px);
    background: var(--field, #fff);
    cursor: pointer;
    &::before {
      content: '';
      width: 70%;
      height: 70%;
      background: var(--fill);
      clip-path: var(--mark-shape, polygon(12% 48%, 0 60%, 36% 96%, 100% 22%, 88% 10%, 36% 70%));
      scale: 0;
    }
    &:checked::before { scale: 1; }
    @media (forced-colors: active) { appearance: auto; }
  }
`
