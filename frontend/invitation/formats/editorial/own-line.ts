import { css } from 'styled-components'

/** The ampersand on a line of its own, between the people. */
export const ownLine = css`
  .joiner { display: block; margin: 0.22em 0 0.18em; font-size: 2em; line-height: 0.74; text-align: center; }
`
