import styled from 'styled-components'
import type { CampaignSummary } from '../../../domain/calls/messaging.ts'
import { figure } from '../../lib/count-text.ts'
import { isTrouble } from '../../ui/delivery-state.tsx'
import { Stack } from '../../ui/layout.ts'
import { Progress } from '../../ui/progress.tsx'
import { space } from '../../ui/theme.ts'
import { progressOf } from './progress-of.ts'
import { stateOf } from './send-texts.ts'

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

const kindNames = { invitation: 'invitaciones', reminder: 'recordatorios' } as const
const services = { email: 'El servicio de correo', whatsapp: 'WhatsApp' } as const

const whyWaiting = ({ channel, why }: NonNullable<CampaignSummary['waiting']>) =>
  why === 'asked-to-wait'
    ? `${services[channel]} nos pide esperar; seguimos solos en cuanto deje.`
    : `${services[channel]} no admite mensajes en este momento; saldrán solos en cuanto vuelva.`

function stageOf({ cancelledAt, pausedAt, waiting, kind }: CampaignSummary): string {
  if (cancelledAt) return 'Cancelado'
  if (pausedAt) return 'En pausa'
  return waiting ? 'En espera' : `Enviando ${kindNames[kind]}`
}

function explain({ cancelledAt, pausedAt, waiting }: CampaignSummary): string | null {
  if (cancelledAt) return 'Esperamos a saber de lo que ya estaba saliendo; no saldrá nada más.'
  if (pausedAt) return 'No saldrá nada más hasta que lo reanudes.'
  return waiting && whyWaiting(waiting)
}

/** A campaign's live progress bar, unless `withBar` is false, and its messages by state. */
export function CampaignProgress({
  campaign,
  withBar = true,
}: {
  campaign: CampaignSummary
  withBar?: boolean
}) {
  const { total, done, states, isRunning } = progressOf(campaign)
  const explanation = explain(campaign)
  return (
    <Stack $gap={1}>
      {isRunning && withBar && (
        <>
          <Head>
            <strong role="status">
              {stageOf(campaign)}: {figure(done)} de {figure(total)}
            </strong>
            {explanation && <span>{explanation}</span>}
          </Head>
          <Progress label={`Progreso del envío de ${kindNames[campaign.kind]}`} value={done} max={total} />
        </>
      )}
      <Counts aria-label="Mensajes por estado">
        {states.map(({ status, count }) => (
          <Count key={status} $trouble={isTrouble(status)}>
            <strong>{figure(count)}</strong> {stateOf(status, count)}
          </Count>
        ))}
      </Counts>
    </Stack>
  )
}
