import { css } from 'styled-components'

/** A pen's hook, of two strokes that meet: gradients, as a list has no part of its own to draw in and takes no mask. */
const hook = `
    linear-gradient(45deg, #0000 43%, currentColor 45% 55%, #0000 57%) right 15px center / 6px 6px no-repeat,
    linear-gradient(-45deg, #0000 43%, currentColor 45% 55%, #0000 57%) right 9px center / 6px 6px no-repeat`

/**
 * The marks of the answer in the format's hand, for its details. `--mark-shape` is the filled shape of a tick as a
 * `clip-path`, `--mark-radius` the box's corners, `--mark-line` its line. `--arrow` is what tells a list, as layers of a
 * `background` in the last 24 px; `--fold-shape` what opens, as a `clip-path` that points to the right.
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
  [role='region'] form select {
    appearance: none;
    padding-inline-end: 24px;
    background: var(--arrow, ${hook}), var(--field, #fff);
    text-overflow: ellipsis;
    cursor: pointer;
    @media (forced-colors: active) { appearance: auto; padding-inline-end: 4px; }
    @media print { background: var(--field, #fff); }
  }
  [role='region'] summary {
    list-style: none;
    &::-webkit-details-marker { display: none; }
    &::before {
      content: '';
      display: inline-block;
      width: 0.6em;
      height: 0.6em;
      margin-inline-end: 0.5em;
      background: currentColor;
      clip-path: var(--fold-shape, polygon(22% 0, 36% 0, 84% 50%, 36% 100%, 22% 100%, 70% 50%));
    }
    @media (prefers-reduced-motion: no-preference) { &::before { transition: rotate 150ms ease-out; } }
    @media (forced-colors: active) { list-style: disclosure-closed; &::before { display: none; } }
    @media print { &::before { display: none; } }
  }
  [role='region'] [open] > summary {
    &::before { rotate: 90deg; }
    @media (forced-colors: active) { list-style: disclosure-open; }
  }
`
