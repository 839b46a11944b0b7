import { Globe, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { AskedService, ServiceRequest } from '../../../domain/calls/concierge.ts'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { answeredWithin } from '../../../domain/payment/plan-features.ts'
import { shortDateTime } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { columns, Row } from '../../ui/layout.ts'
import { space } from '../../ui/theme.ts'
import { ServiceDialog } from './service-dialog.tsx'
import { useServiceRequests } from './use-service-requests.ts'

const Panel = styled.section`
  ${columns(1, 'auto')}
  gap: ${space(2, 4)};
  align-items: start;
  margin-top: ${space(4)};
  padding-block: ${space(3)};
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  & h2 { margin-bottom: ${space(0.5)}; font-size: ${({ theme }) => theme.size.displaySmall}; }
  & p { color: ${({ theme }) => theme.color.inkSoft}; }
`
const Asked = styled.ul`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  & > li { overflow-wrap: anywhere; }
  & time { color: ${({ theme }) => theme.color.inkSoft}; font-size: ${({ theme }) => theme.size.small}; }
`

/** Help by our staff: what can be requested, the response time, and earlier requests. */
export function HelpPanel({ event }: { event: OwnedEvent }) {
  const { asked, ask } = useServiceRequests(event.id)
  const [asking, setAsking] = useState<ServiceRequest['kind'] | null>(null)
  const hasDomain = event.planType === 'grand_soiree'
  return (
    <Panel aria-labelledby="help-title">
      <div>
        <h2 id="help-title">¿Necesitas algo?</h2>
        <p>
          Una persona de Velada te contesta por email en {answeredWithin[event.planType]} como mucho
          {hasDomain ? ', y registra el dominio de tu invitación.' : '.'}
        </p>
      </div>
      <Row $gap={1}>
        <Button tone="secondary" small onClick={() => setAsking('message')}>
          <MessageSquare aria-hidden="true" />
          Escríbenos
        </Button>
        {hasDomain && (
          <Button tone="secondary" small onClick={() => setAsking('domain')}>
            <Globe aria-hidden="true" />
            Pide tu dominio
          </Button>
        )}
      </Row>
      {asked.length > 0 && <AskedList asked={asked} />}
      {asking && (
        <ServiceDialog
          kind={asking}
          within={answeredWithin[event.planType]}
          onAsk={ask}
          onClose={() => setAsking(null)}
        />
      )}
    </Panel>
  )
}

const shown = 3

function AskedList({ asked }: { asked: readonly AskedService[] }) {
  return (
    <Asked aria-label="Lo que nos has pedido">
      {asked.slice(0, shown).map(({ id, kind, text, askedAt }) => (
        <li key={id}>
          {kind === 'domain'
            ? `Dominio pedido: ${text}`
            : `«${text.length > 90 ? `${text.slice(0, 90)}…` : text}»`}{' '}
          <time dateTime={askedAt}>{shortDateTime(askedAt)}</time>
        </li>
      ))}
    </Asked>
  )
}
