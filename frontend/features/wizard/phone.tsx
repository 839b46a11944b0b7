import { useDeferredValue } from 'react'
import styled from 'styled-components'
import { splitCoupleNames } from '../../../domain/event/couple-names.ts'
import type { InvitationCard as Card } from '../../../domain/event/invitation-card.ts'
import { InvitationCard } from '../../invitation/invitation-card.tsx'

const screen = 390

const Body = styled.div`
  justify-self: center;
  padding: 10px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 40px;
  background: ${({ theme }) => theme.color.ink};
  box-shadow: ${({ theme }) => theme.shadow.float};
`
const Screen = styled.div`
  overflow: hidden auto;
  border-radius: 30px;
  background: ${({ theme }) => theme.color.sheet};
  scrollbar-width: thin;
`

/** The scrollable invitation in a phone frame; `width` is the screen's, in pixels. */
export function Phone({ card, width }: { card: Card; width: number }) {
  const zoom = width / screen
  // Keep the current format until the next one's code is loaded.
  const shown = useDeferredValue(card)
  return (
    <Body>
      <Screen
        role="region"
        aria-label="Vista previa de la invitación"
        tabIndex={0}
        style={{ width, height: 760 * zoom }}
      >
        <div inert style={{ zoom, width: screen }}>
          <InvitationCard card={shown} names={splitCoupleNames(shown.coupleNames)} view="preview" />
        </div>
      </Screen>
    </Body>
  )
}
