import { WifiOff } from 'lucide-react'
import styled from 'styled-components'
import { space } from './theme.ts'

/** An overlay without layout space and pointer events. */
const Place = styled.div`
  position: fixed;
  top: ${space(1)};
  left: 0;
  right: 0;
  z-index: ${({ theme }) => theme.layer.header};
  display: grid;
  justify-items: center;
  pointer-events: none;
`
const Note = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(0.5, 2)};
  border: 1px solid ${({ theme }) => theme.color.champagne};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.champagneWash};
  font-size: ${({ theme }) => theme.size.small};
`

/** A note that the data may be outdated; nothing while the live stream works. */
export function ConnectionNote({ isAway }: { isAway: boolean }) {
  return (
    <Place role="status">
      {isAway && (
        <Note>
          <WifiOff size={16} aria-hidden="true" />
          Sin conexión, reintentando…
        </Note>
      )}
    </Place>
  )
}
