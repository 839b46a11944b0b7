import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { InvitationCard as Card } from '../../../backend/events/contract.ts'
import { InvitationCard } from '../invitation-card.tsx'

const page = { width: 390, height: 760 }

const Sheet = styled.div`
  overflow: hidden;
  background: ${({ theme }) => theme.color.sheet};
  pointer-events: none;
  & > div { width: ${page.width}px; height: ${page.height}px; }
`

/** The cover of an invitation, real and small; its code and typefaces load when it comes near the screen. */
export function Miniature({ card, width }: { card: Card; width: number }) {
  const [near, setNear] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  const zoom = width / page.width
  return (
    <Sheet ref={frame} aria-hidden="true" inert style={{ width, height: page.height * zoom }}>
      <div style={{ zoom }}>{near && <InvitationCard card={card} view="cover" />}</div>
    </Sheet>
  )
}
