import { css } from 'styled-components'

/** Turns the palette around for a dark ground: light words, an accent button, paper-white fields. */
export const onDeep = css`
  --ink: var(--on-deep);
  --ink-soft: var(--on-fill-soft);
  --accent: var(--fill-accent);
  --ornament: var(--fill-accent);
  --ornament-deep: var(--fill-accent);
  --hairline: color-mix(in srgb, var(--fill-accent) 50%, var(--deep));
  --paper: var(--deep);
  --fill: var(--fill-accent);
  --on-fill: var(--deep);
  --field-ink: #1a1a1a;
  --field-soft: #5c5c5c;
  background: var(--deep);
  color: var(--ink);
`
