import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { failureText } from '../../lib/api.ts'
import { figure } from '../../lib/count-text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Stack } from '../../ui/layout.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { space } from '../../ui/theme.ts'
import { AdvancedBlock } from './advanced-block.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { Figures } from './figures.tsx'
import { useStatistics } from './use-statistics.ts'

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  & > h2 { font-size: ${({ theme }) => theme.size.displayMedium}; }
`

/** The statistics of an event; `upgrade` replaces the advanced ones when the plan lacks them. */
export function StatisticsPanel({ event, upgrade }: { event: OwnedEvent; upgrade: ReactNode }) {
  const { data: statistics, error, mutate } = useStatistics(event.id)
  if (!statistics)
    return error ? (
      <NotLoaded title="No se han podido calcular las estadísticas" onAgain={() => void mutate()}>
        {failureText(error)}
      </NotLoaded>
    ) : (
      <Loading />
    )
  const { advanced } = statistics
  return (
    <Stack $gap={4}>
      <Head>
        <h2>Resumen</h2>
        {advanced && <ExportButtons event={event} />}
      </Head>
      <Figures
        values={[
          ['Confirmados', statistics.confirmed],
          ['No asisten', statistics.declined],
          ['Pendientes', statistics.pending],
          ['Total de invitados', statistics.totalGuests],
          ...(advanced
            ? ([
                ['Personas confirmadas', statistics.confirmedPeople],
                ['Personas en total', statistics.totalPeople],
                ['Grupos de 4 o más', statistics.largeGroups],
                ['Con restricciones', statistics.dietaryCount],
              ] as const)
            : []),
        ]}
      />
      {advanced ? (
        <>
          <Banner tone="good" title={`Tasa de respuesta: ${statistics.responseRate} %`}>
            {statistics.pending === 0
              ? 'Han respondido todos.'
              : statistics.pending === 1
                ? 'Falta 1 por responder.'
                : `Faltan ${figure(statistics.pending)} por responder.`}
          </Banner>
          <AdvancedBlock event={event} statistics={statistics} advanced={advanced} />
        </>
      ) : (
        upgrade
      )}
    </Stack>
  )
}
