import { css } from 'styled-components'

export const sage = 'color-mix(in srgb, var(--ornament) 34%, #4f7a70)'

/** Their rules alone, which any SVG may hold. */
export const leafRules = `
  .leaf { fill: var(--leaf-0); }
  .leaf:nth-child(3n) { fill: var(--leaf-1); }
  .fruit { fill: color-mix(in srgb, var(--ornament-deep) 70%, var(--paper)); }
  .eucalyptus { stroke: color-mix(in srgb, var(--ornament-deep) 45%, #35544c); }
  .eucalyptus .leaf { fill: var(--leaf-2); }
  .eucalyptus .leaf:nth-child(odd) { fill: var(--leaf-3); }
  ${[
    ['ornament', 46, 76],
    ['ornament', 18, 36],
    ['sage', 46, 72],
    ['sage', 26, 46],
  ]
    .map(
      ([tone, light, shade], at) =>
        `.face-${at} stop { stop-color: color-mix(in srgb, var(--${tone}) ${light}%, var(--paper)); }
  .face-${at} .shade { stop-color: color-mix(in srgb, var(--${tone}) ${shade}%, var(--paper)); }`,
    )
    .join('')}
`

/**
 * Fills and lines of branches: the olive in the couple's own colours, the eucalyptus in a green-grey mixed from them.
 * Each has a darker face and a paler one. The gradients of `useLeafLight` part a leaf at its rib: light above, shade below.
 */
export const leafTints = css`
  --sage: ${sage};
  stroke: var(--ornament-deep);
  ${leafRules}
`
