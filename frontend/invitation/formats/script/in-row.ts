import { css } from 'styled-components'

/** Names in one line. */
export const inRow = css`
  .names { display: block; line-height: 0.94; white-space: nowrap; }
  .line { --aside: 0; display: inline; }
  .joiner { margin: 0 0.3em 0 0.4em; }
`
