import type { OwnedEvent } from '../../../domain/calls/events.ts'
import type { AdvancedStatistics, EventStatistics } from '../../../domain/calls/statistics.ts'
import { countText } from '../../lib/count-text.ts'
import { Stack } from '../../ui/layout.ts'
import { AnswersChart } from './answers-chart.tsx'
import { BusBlock } from './bus-block.tsx'
import { DietsBlock } from './diets-block.tsx'
import { Bars, Block, Grid, ShortList } from './figures.tsx'
import { GroupTable } from './group-table.tsx'
import { Large } from './large.ts'

type Props = { event: OwnedEvent; statistics: EventStatistics; advanced: AdvancedStatistics }

/** The advanced statistics of Grand Soirée; every number comes from the server. */
export function AdvancedBlock({ event, statistics, advanced }: Props) {
  const { bus, menus, familiesWithChildren, groupSizes, contact } = advanced
  return (
    <Stack $gap={3}>
      <Block title="Respuestas por día">
        <AnswersChart days={advanced.answersByDay} />
      </Block>
      <Grid>
        <DietsBlock diets={statistics.dietaryCount} advanced={advanced} />
        {menus.length > 0 && (
          <Block title="Platos elegidos">
            <Bars values={menus.map(({ menu, people }) => [menu, people] as const)} />
          </Block>
        )}
        {event.hasBusTransport && <BusBlock bus={bus} slug={event.slug} />}
        <Block title="Familias con niños">
          <Large>{countText(familiesWithChildren.length, 'familia', 'familias')}</Large>
          <ShortList
            lines={familiesWithChildren.map(({ guestId, name, children }) => ({
              key: guestId,
              text: children > 0 ? `${name}: ${countText(children, 'niño o niña', 'niños')}` : name,
            }))}
            shown={3}
            more={(count) => `+${count} familias más`}
          />
        </Block>
        <Block title="Tamaño de los grupos">
          <Bars
            values={[
              ['Una persona', groupSizes.individual],
              ['Pareja', groupSizes.couple],
              ['De 3 a 4', groupSizes.small],
              ['5 o más', groupSizes.large],
            ]}
          />
        </Block>
        <Block title="Cómo contactar">
          <Bars
            values={[
              ['Email y teléfono', contact.both],
              ['Solo email', contact.email],
              ['Solo teléfono', contact.whatsapp],
              ['Sin contacto', contact.none],
            ]}
          />
        </Block>
      </Grid>
      <Block title="Por grupo">
        <GroupTable groups={advanced.byGroup} />
      </Block>
    </Stack>
  )
}
