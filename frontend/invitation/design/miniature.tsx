import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { splitCoupleNames } from '../../../domain/event/couple-names.ts'
import type { Format } from '../../../domain/event/formats.ts'
import type { InvitationCard as Card } from '../../../domain/event/invitation-card.ts'
import { InvitationCard } from '../invitation-card.tsx'

const page = { width: 390, height: 760 }

const Sheet = styled.div`
  overflow: hidden;
  background: ${({ theme }) => theme.color.sheet};
  pointer-events: none;
  contain: strict;
  & > div { width: ${page.width}px; height: ${page.height}px; }
`

let last = Promise.resolve()

/** Renders one miniature for each animation frame, because all at once would block the page. */
function inTurn(work: () => void) {
  last = last.then(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          work()
          setTimeout(resolve)
        }),
      ),
  )
}

type Props = {
  /** Keeps the same object while its content is equal, so that the miniature does not render again. */
  card: Card
  format: Format
  width: number
}

/** The cover of an invitation in a format, real and small; code and typefaces load when it comes near the screen. */
export const Miniature = memo(function Miniature({ card, format, width }: Props) {
  const inFormat = useMemo(() => ({ ...card, invitationFormat: format }), [card, format])
  const names = useMemo(() => splitCoupleNames(card.coupleNames), [card.coupleNames])
  const [near, setNear] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current) return
    let isHere = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        inTurn(() => isHere && startTransition(() => setNear(true)))
      },
      { rootMargin: '200px' },
    )
    observer.observe(frame.current)
    return () => {
      isHere = false
      observer.disconnect()
    }
  }, [])
  const zoom = width / page.width
  return (
    <Sheet ref={frame} aria-hidden="true" inert style={{ width, height: page.height * zoom }}>
      <div style={{ zoom }}>{near && <InvitationCard card={inFormat} names={names} view="cover" />}</div>
    </Sheet>
  )
})
