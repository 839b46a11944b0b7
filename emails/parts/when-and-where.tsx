import { Text } from '@react-email/components'
import { CardLine } from './card.tsx'
import type { Palette } from './colour.ts'
import { type } from './theme.ts'
import { Lines } from './user-text.tsx'
import { capital, longDate } from './wording.ts'

/** The event's date and places, as `InvitationCard` has them. */
export type WhenAndWhereProps = {
  /** ISO instant. */
  eventDate: string
  timezone: string
  /** HH:MM, local to the event. */
  ceremonyTime: string | null
  ceremonyPlace: string | null
  receptionTime: string | null
  receptionPlace: string | null
}

/** The long date, then ceremony and reception when they are known. */
export function WhenAndWhere({ palette, event }: { palette: Palette; event: WhenAndWhereProps }) {
  const acts = [
    { label: 'Ceremonia', time: event.ceremonyTime, place: event.ceremonyPlace },
    { label: 'Recepción', time: event.receptionTime, place: event.receptionPlace },
  ].filter((act) => act.time || act.place)
  return (
    <>
      <CardLine palette={palette} size={24} margin="0 0 20px">
        {capital(longDate(event.eventDate, event.timezone))}
      </CardLine>
      {acts.map((act) => (
        <Text key={act.label} className="ink" style={{ margin: '0 0 18px', color: palette.light.ink }}>
          <span
            className="accent"
            style={{
              color: palette.light.accent,
              fontFamily: type.text,
              fontSize: '13px',
              lineHeight: '24px',
              letterSpacing: '0.08em',
            }}
          >
            {act.time ? `${act.label}, ${act.time} h` : act.label}
          </span>
          {act.place && (
            <>
              <br />
              <span style={{ fontFamily: type.display, fontSize: '20px', lineHeight: '28px' }}>
                <Lines of={act.place} />
              </span>
            </>
          )}
        </Text>
      ))}
    </>
  )
}
