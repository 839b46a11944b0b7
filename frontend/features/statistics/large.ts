import styled from 'styled-components'

/** The figure that a block of statistics is about. */
export const Large = styled.p`
  font-size: 2.25rem;
  line-height: 1.15;
  font-variant-numeric: tabular-nums;
`
