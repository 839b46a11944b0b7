import { useState } from 'react'
import styled from 'styled-components'
import { countText } from '../../lib/count-text.ts'
import { shortDateTime } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Row, Stack } from '../../ui/layout.ts'
import { space } from '../../ui/theme.ts'
import { CampaignControls } from './campaign-controls.tsx'
import { CampaignDeliveries } from './campaign-deliveries.tsx'
import { CampaignProgress } from './campaign-progress.tsx'
import { methodPhrases } from './method-choice.tsx'
import { useCampaigns } from './use-campaigns.ts'

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding-block: ${space(2)};
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
`
const Soft = styled.span`color: ${({ theme }) => theme.color.inkSoft};`

type Props = { eventId: string; timezone: string }

/** The campaigns with date, number of guests and states of the messages. */
export function CampaignHistory({ eventId, timezone }: Props) {
  const { campaigns = [] } = useCampaigns(eventId)
  const [openId, setOpenId] = useState<string | null>(null)
  if (campaigns.length === 0) return <Soft>Todavía no has enviado nada.</Soft>
  return (
    <Stack as="ul">
      {campaigns.map((campaign) => {
        const { id, kind, method, createdAt, cancelledAt, guests, skipped } = campaign
        const isOpen = openId === id
        return (
          <Entry key={id}>
            <Row $gap={[0, 2]} $align="center" $spread>
              <div>
                {kind === 'invitation' ? 'Invitaciones' : 'Recordatorios'} por {methodPhrases[method]} a{' '}
                {countText(guests, 'invitado', 'invitados')}{' '}
                <Soft>
                  · {shortDateTime(createdAt, timezone)}
                  {skipped > 0 && ` · ${skipped} sin dirección`}
                  {cancelledAt !== null && ' · cancelado'}
                </Soft>
              </div>
              <Button
                tone="quiet"
                small
                aria-expanded={isOpen}
                aria-controls={`campaign-${id}`}
                onClick={() => setOpenId(isOpen ? null : id)}
              >
                {isOpen ? 'Ocultar mensajes' : 'Ver mensajes'}
              </Button>
            </Row>
            <CampaignProgress campaign={campaign} withBar={false} />
            {campaign.finishedAt !== null && <CampaignControls eventId={eventId} campaign={campaign} />}
            <div id={`campaign-${id}`}>{isOpen && <CampaignDeliveries campaignId={id} />}</div>
          </Entry>
        )
      })}
    </Stack>
  )
}
