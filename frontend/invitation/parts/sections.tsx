import type { ReactNode } from 'react'
import { tripText } from '../../../domain/event/bus-trips.ts'
import type { InvitationCard } from '../../../domain/event/invitation-card.ts'
import { mapUrl } from '../map-url.ts'

/** One block of the details, to be dressed by the format. */
export type Section = {
  key: 'ceremony' | 'reception' | 'transport' | 'hotels' | 'sites' | 'phones'
  title: string
  content: ReactNode
}

/** The event's details, in the order in which guests need them; empty blocks are left out. */
export function sectionsOf(card: InvitationCard): Section[] {
  const all: (Section | false)[] = [
    hasPlace(card.ceremonyTime, card.ceremonyPlace, card.ceremonyUrl) && {
      key: 'ceremony',
      title: 'Ceremonia',
      content: (
        <Place time={card.ceremonyTime} place={card.ceremonyPlace} url={card.ceremonyUrl} of="la ceremonia" />
      ),
    },
    hasPlace(card.receptionTime, card.receptionPlace, card.receptionUrl) && {
      key: 'reception',
      title: 'Recepción',
      content: (
        <Place
          time={card.receptionTime}
          place={card.receptionPlace}
          url={card.receptionUrl}
          of="la recepción"
        />
      ),
    },
    card.hasBusTransport && {
      key: 'transport',
      title: 'Transporte',
      content: <Transport busInfo={card.busInfo} busTrips={card.busTrips} />,
    },
    card.hotels.length > 0 && { key: 'hotels', title: 'Hoteles', content: <Links of={card.hotels} /> },
    card.interestSites.length > 0 && {
      key: 'sites',
      title: 'Lugares de interés',
      content: <Links of={card.interestSites} />,
    },
    card.importantPhones.length > 0 && {
      key: 'phones',
      title: 'Teléfonos',
      content: (
        <ul className="list">
          {card.importantPhones.map(({ name, phone }) => (
            <li key={`${name}${phone}`}>
              <span>{name}</span>{' '}
              {/\d/.test(phone) ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : phone}
            </li>
          ))}
        </ul>
      ),
    },
  ]
  return all.filter((section) => section !== false)
}

const hasPlace = (...fields: (string | null)[]) => fields.some((field) => field?.trim())

function Place({
  time,
  place,
  url,
  of,
}: {
  time: string | null
  place: string | null
  url: string | null
  of: string
}) {
  const map = mapUrl(url, place)
  return (
    <>
      {time && (
        <p className="time">
          <time dateTime={time}>{time}</time> h
        </p>
      )}
      {place && <p className="venue">{place}</p>}
      {map && (
        <a className="map no-print" href={map} target="_blank" rel="noopener noreferrer">
          Cómo llegar<span className="spoken"> a {of} (se abre en otra pestaña)</span>
        </a>
      )}
    </>
  )
}

/** What the couple says of the bus, then its trips. */
function Transport({ busInfo, busTrips }: Pick<InvitationCard, 'busInfo' | 'busTrips'>) {
  const info = busInfo?.trim() || (busTrips.length === 0 && 'Habrá autobús para los invitados.')
  return (
    <>
      {info && <p className="prose">{info}</p>}
      {busTrips.length > 0 && (
        <ul className="list">
          {busTrips.map((trip) => (
            <li key={trip.id}>{tripText(trip)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Links({ of }: { of: { name: string; url: string }[] }) {
  return (
    <ul className="list">
      {of.map(({ name, url }) => (
        <li key={`${name}${url}`}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
