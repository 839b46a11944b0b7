import styled from 'styled-components'

/**
 * The thanks as a card of the format: its letters, its ink and its lines. On paper it is a page of its own after the
 * invitation.
 */
export const Keepsake = styled.div`
  text-align: var(--answer-align, center);
  .card {
    padding: clamp(28px, 7cqi, 48px) clamp(20px, 5cqi, 40px);
    border: 1px solid var(--hairline);
    border-radius: var(--control-radius, 2px);
    outline: 1px solid var(--hairline);
    outline-offset: -8px;
    background: color-mix(in srgb, var(--ink) 3%, transparent);
  }
  .card > h2 { margin-top: 0; text-wrap: balance; }
  .card p { margin: 0.5rem 0 0; overflow-wrap: anywhere; text-wrap: pretty; }
  .day { font-family: var(--label-font, var(--text-font)); letter-spacing: 0.02em; }
  .day::first-letter { text-transform: uppercase; }
  .people { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--hairline); }
  .people > p:first-child { margin-top: 0; }
  .words { font-style: italic; }
  .card .from { margin-top: 1.5rem; font-family: var(--display-font); font-size: 1.375rem; line-height: 1.2; }
  .keep {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: var(--answer-align, center);
    gap: 4px 20px;
    margin-top: 1rem;
  }
  .keep > * { margin: 0; }
  .calendar { display: flex; flex-wrap: wrap; gap: 0 20px; margin: 0; justify-content: var(--answer-align, center); }
  .keep a { display: inline-flex; align-items: center; min-height: 44px; }
`
