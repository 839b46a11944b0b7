import styled from 'styled-components'
import { type CampaignSummary, deliveryStatuses } from '../../../backend/messaging/contract.ts'
import { figure } from '../../lib/count-text.ts'
import { isTrouble } from '../../ui/delivery-state.tsx'
import { Progress } from '../../ui/progress.tsx'
import { space } from '../../ui/theme.ts'
import { progressOf } from './send-rules.ts'

const Stack = styled.div`
  display: grid;
  gap: ${space(1)};
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(0.5, 2)};
  font-variant-numeric: tabular-nums;
`
const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5, 2.5)};
  padding: 0;
  list-style: none;
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`
const Count = styled.li<{ $trouble: boolean }>`
  color: ${({ theme, $trouble }) => ($trouble ? theme.color.wine : theme.color.ink)};
  & > strong { font-weight: 500; }
`

const services = { email: 'El servicio de correo', whatsapp: 'WhatsApp' } as const

const whyWaiting = ({ channel, why }: NonNullable<CampaignSummary['waiting']>) =>
  why === 'asked-to-wait'
    ? `${services[channel]} nos pide esperar; seguimos solos en cuanto deje.`
    : `${services[channel]} no admite mensajes en este momento; saldrán solos en cuanto vuelva.`

/** A campaign's bar while it runs, unless `withBar` is false, and its messages by state, live. */
export function CampaignProgress({
  campaign,
  withBar = true,
}: {
  campaign: CampaignSummary
  withBar?: boolean
}) {
  const { total, done, states, isRunning } = progressOf(campaign)
  const kind = campaign.kind === 'invitation' ? 'invitaciones' : 'recordatorios'
  return (
    <Stack>
      {isRunning && withBar && (
        <>
          <Head>
            <strong role="status">
              {campaign.pausedAt ? 'En pausa' : campaign.waiting ? 'En espera' : `Enviando ${kind}`}:{' '}
              {figure(done)} de {figure(total)}
            </strong>
            {campaign.pausedAt && <span>No saldrá nada más hasta que lo reanudes.</span>}
            {campaign.waiting && !campaign.pausedAt && <span>{whyWaiting(campaign.waiting)}</span>}
          </Head>
          <Progress label={`Progreso del envío de ${kind}`} value={done} max={total} />
        </>
      )}
      <Counts aria-label="Mensajes por estado">
        {states.map(({ status, count }) => (
          <Count key={status} $trouble={isTrouble(status)}>
            <strong>{figure(count)}</strong> {deliveryStatuses[status].toLowerCase()}
          </Count>
        ))}
      </Counts>
    </Stack>
  )
}
