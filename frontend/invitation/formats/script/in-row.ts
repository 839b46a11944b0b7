import { css } from 'styled-components'

/** The word between long names in a line of its own: they have the whole width. */
export const stacked = css`
  --more: 0 !important;
  .names { padding-bottom: 0.2em; }
  .joiner { display: block; margin: 0 0 0.34em; font-size: 0.86em; line-height: 1; text-align: center; }
`

/** Names in one line. */
export const inRow = css`
  .names { display: block; line-height: 0.94; white-space: nowrap; }
  .line { --aside: 0; display: inline; }
  .joiner { margin: 0 0.3em 0 0.4em; }
`
