import { CircleCheck, Clock, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { planNames } from '../../../domain/payment/plans.ts'
import { AccountMenu } from '../../features/accounts/account-menu.tsx'
import { ExportButton } from '../../features/guests/export-button.tsx'
import { longDate } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { AnchorButton } from '../../ui/button.tsx'
import { columns } from '../../ui/layout.ts'
import { space } from '../../ui/theme.ts'
import { Wordmark } from '../../ui/wordmark.tsx'

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  padding-block: ${space(1.5)};
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
`
const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
`
/** Aligns the text of the last button with the edge, without its padding. */
const Edge = styled(Side)`
  max-width: calc(100% + 1rem);
  margin-right: -1rem;
`
const Title = styled.div`
  ${columns(1, 'auto')}
  align-items: end;
  gap: ${space(2)};
  padding-block: ${space(4)} ${space(3)};
  & h1 { font-size: ${({ theme }) => theme.size.displayLarge}; }
`
const When = styled.p`
  margin-block: ${space(1)} ${space(1.5)};
  color: ${({ theme }) => theme.color.inkSoft};
  &::first-letter { text-transform: uppercase; }
`

type Props = { event: OwnedEvent; switcher: ReactNode; onLogOut: () => void }

/** Whose event it is, when, on which plan and whether it is paid; what is done with the whole of it. */
export function DashboardHeader({ event, switcher, onLogOut }: Props) {
  return (
    <header>
      <Top>
        <Wordmark />
        <Edge>
          {switcher}
          <AccountMenu onLogOut={onLogOut} />
        </Edge>
      </Top>
      <Title>
        <div>
          <h1>{event.coupleNames}</h1>
          <When>{longDate(event.eventDate, event.timezone)}</When>
          <Side>
            <Badge>{planNames[event.planType]}</Badge>
            {event.isPaid ? (
              <Badge $tone="good">
                <CircleCheck aria-hidden="true" />
                Pagado
              </Badge>
            ) : (
              <Badge $tone="waiting">
                <Clock aria-hidden="true" />
                Pendiente de pago
              </Badge>
            )}
            {event.isPaid && event.planType === 'essence' && (
              <AnchorButton tone="quiet" small href="/checkout/upgrade">
                Pasar a Grand Soirée
              </AnchorButton>
            )}
          </Side>
        </div>
        <Side>
          <ExportButton event={event} />
          <AnchorButton
            tone="secondary"
            small
            href={`/invite/${event.slug}/preview`}
            target="_blank"
            rel="noopener"
          >
            <Eye aria-hidden="true" />
            Vista previa
          </AnchorButton>
        </Side>
      </Title>
    </header>
  )
}
