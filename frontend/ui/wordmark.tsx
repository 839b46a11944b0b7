import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Place = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 44px;
  font-family: ${({ theme }) => theme.font.display};
  font-size: 1.75rem;
  font-weight: 500;
  line-height: 1;
  letter-spacing: 0.01em;
  text-decoration: none;
  & > svg { color: ${({ theme }) => theme.color.champagne}; }
`

/** The flame of the house: a candle's, drawn in one line. */
export function Flame({ size = 22 }: { size?: number }) {
  return (
    <svg width={size * 0.6} height={size} viewBox="0 0 15 25" fill="none" aria-hidden="true">
      <path
        d="M8.6 1c.5 4.3 5.1 7.2 5.1 12.4 0 4-2.7 6.8-6.2 6.8s-6.2-2.8-6.2-6.600C1.3 8.3 7.2 6.4 8.600 1Z"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M7.5 12.5v11.7" stroke="currentColor" strokeWidth="1.2" strokeLinecap="round" />
    </svg>
  )
}

/** The house's name, a link home. */
export function Wordmark() {
  return (
    <Place to="/" aria-label="Velada, inicio">
      <Flame />
      Velada
    </Place>
  )
}
