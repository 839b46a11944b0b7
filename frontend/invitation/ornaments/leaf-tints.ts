import { css } from 'styled-components'

/**
 * Fills and lines of branches: the olive in the couple's own colours, the eucalyptus in a green-grey mixed from them.
 * Each has a darker face and a paler one.
 */
export const leafTints = css`
  --olive: var(--ornament);
  --sage: color-mix(in srgb, var(--ornament) 34%, #4f7a70);
  stroke: var(--ornament-deep);
  .leaf { fill: color-mix(in srgb, var(--olive) 58%, var(--paper)); }
  .leaf:nth-child(3n) { fill: color-mix(in srgb, var(--olive) 26%, var(--paper)); }
  .fruit { fill: color-mix(in srgb, var(--ornament-deep) 70%, var(--paper)); }
  .eucalyptus { stroke: color-mix(in srgb, var(--ornament-deep) 45%, #35544c); }
  .eucalyptus .leaf { fill: color-mix(in srgb, var(--sage) 58%, var(--paper)); }
  .eucalyptus .leaf:nth-child(odd) { fill: color-mix(in srgb, var(--sage) 36%, var(--paper)); }
`
