import { Download } from 'lucide-react'
import { busListCsv } from '../../../domain/answer/bus-list.ts'
import type { AdvancedStatistics } from '../../../domain/calls/statistics.ts'
import { tripText } from '../../../domain/event/bus-trips.ts'
import { countText } from '../../lib/count-text.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { toast } from '../../ui/use-toasts.ts'
import { Block, ShortList } from './figures.tsx'
import { Large } from './large.ts'

type Bus = AdvancedStatistics['bus']

/** Who rides the bus: by trip where the couple lists trips, with what its company needs to know. */
export function BusBlock({ bus, slug }: { bus: Bus; slug: string }) {
  return (
    <Block title="Autobús">
      <Large>
        {countText(bus.people, 'persona', 'personas')} · {bus.percent} %
      </Large>
      <p>de quienes han confirmado</p>
      {bus.trips.length > 0 ? (
        <TripList trips={bus.trips} slug={slug} />
      ) : (
        <ShortList
          lines={bus.names.map((name, place) => ({ key: `${place}-${name}`, text: name }))}
          shown={6}
          more={(count) => `+${count} más`}
        />
      )}
    </Block>
  )
}

function TripList({ trips, slug }: { trips: Bus['trips']; slug: string }) {
  const download = () => {
    const name = `autobus-${slug}.csv`
    saveFile(new Blob([busListCsv(trips)], { type: 'text/csv;charset=utf-8' }), name)
    toast({ title: 'Archivo descargado', description: name })
  }
  return (
    <>
      {trips.map((trip) => (
        <Disclosure key={trip.id} summary={`${tripText(trip)}: ${countOf(trip)}`}>
          {trip.riders.length === 0 ? (
            <p>Aún no lo ha elegido nadie.</p>
          ) : (
            <ul>
              {trip.riders.map(({ guestId, name, phone }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two people of a party may have one name
                <li key={`${guestId}-${place}`}>
                  {name}
                  {phone && (
                    <>
                      {' · '}
                      <a href={`tel:${phone}`}>{phone}</a>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Disclosure>
      ))}
      {trips.some(({ riders }) => riders.length > 0) && (
        <div>
          <Button tone="secondary" small onClick={download}>
            <Download aria-hidden="true" />
            Lista para el autobús
          </Button>
        </div>
      )}
    </>
  )
}

const countOf = ({ people, seats }: Bus['trips'][number]) =>
  seats === null
    ? countText(people, 'persona', 'personas')
    : `${people} de ${countText(seats, 'plaza', 'plazas')}`
