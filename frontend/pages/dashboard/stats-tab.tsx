import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { ActivationPanel } from '../../features/payments/activation-panel.tsx'
import { UpgradePanel } from '../../features/payments/upgrade-panel.tsx'
import { StatisticsPanel } from '../../features/statistics/statistics-panel.tsx'

/** The figures; where the analysis of Grand Soirée is not included, the way to it. */
export function StatsTab({ event }: { event: OwnedEvent }) {
  return (
    <StatisticsPanel
      event={event}
      upgrade={
        event.isPaid ? (
          <UpgradePanel title="Estadísticas avanzadas con Grand Soirée">
            Intolerancias y menús para el catering, quién necesita autobús, familias con niños, respuestas por
            día y por grupo.
          </UpgradePanel>
        ) : (
          <ActivationPanel unpaidReason={event.unpaidReason} />
        )
      }
    />
  )
}
