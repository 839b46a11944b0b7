import { Card, CardLine, Ornament } from '../parts/card.tsx'
import { eventPalette } from '../parts/colour.ts'
import { Facts } from '../parts/facts.tsx'
import { Action, Inline, Note } from '../parts/prose.tsx'
import type { WhenAndWhereProps } from '../parts/when-and-where.tsx'
import { WhenAndWhere } from '../parts/when-and-where.tsx'
import { sampleEvent, sampleRecipient } from '../samples.ts'
import type { MailParts, MailSamples } from '../to-mail.ts'

export type RsvpReceivedProps = WhenAndWhereProps & {
  coupleNames: string
  /** #RRGGBB each. */
  primaryColor: string
  secondaryColor: string
  showsBrand: boolean
  guestName: string
  status: 'confirmed' | 'declined'
  /** People coming; 0 when declined. */
  confirmedGuests: number
  attendees: { name: string; isChild: boolean; menu: string | null; dietary: string | null }[]
  /** Dietary restrictions of the whole party, when no attendee is named. */
  dietaryRestrictions: string | null
  /** Whether the event offers a bus. */
  hasBusTransport: boolean
  needsBusTransport: boolean
  busComments: string | null
  comments: string | null
  /** The guest's invitation, where the answer can be changed. */
  invitationUrl: string
  /** An .ics file for the guest's calendar. */
  calendarUrl: string
  unsubscribeUrl: string
}

/** To a guest: the stored RSVP, and the link to change it. */
export function rsvpReceived(props: RsvpReceivedProps): MailParts {
  const palette = eventPalette(props.primaryColor, props.secondaryColor)
  const comes = props.status === 'confirmed'
  const several = props.confirmedGuests > 1
  const title = comes
    ? several
      ? 'Contamos con vosotros'
      : 'Contamos contigo'
    : 'Hemos recibido la respuesta'
  return {
    subject: `${props.coupleNames} · ${title}`,
    body: (
      <Card
        palette={palette}
        preview={
          comes ? 'Esta es la respuesta que tenemos, con la fecha y los lugares.' : 'La respuesta ha llegado.'
        }
        coupleNames={props.coupleNames}
        unsubscribeUrl={props.unsubscribeUrl}
        showsBrand={props.showsBrand}
      >
        <Ornament palette={palette} />
        <CardLine palette={palette} size={22} margin="0 0 4px" italic>
          {props.guestName}
        </CardLine>
        <CardLine palette={palette} size={24} margin="0 0 20px">
          {title}
        </CardLine>
        <Facts palette={palette} facts={comes ? confirmedFacts(props) : declinedFacts(props)} />
        {comes && <WhenAndWhere palette={palette} event={props} />}
        {comes && (
          <Note palette={palette} style={{ textAlign: 'center', margin: '0 0 24px' }}>
            <Inline palette={palette} href={props.calendarUrl}>
              Añadir al calendario
            </Inline>
          </Note>
        )}
        <Action palette={palette} href={props.invitationUrl}>
          {comes ? 'Ver o cambiar la respuesta' : 'Cambiar la respuesta'}
        </Action>
        <Note palette={palette} style={{ textAlign: 'center', margin: '20px 0 0' }}>
          La respuesta se puede cambiar hasta que empiece el evento.
        </Note>
      </Card>
    ),
  }
}

const said = (props: RsvpReceivedProps) => props.comments && { label: 'Comentarios', value: props.comments }

const declinedFacts = (props: RsvpReceivedProps) =>
  [{ label: 'Asistencia', value: 'No' }, said(props)].filter((fact) => !!fact)

function confirmedFacts(props: RsvpReceivedProps) {
  const people = props.attendees.map((attendee, at) => ({
    label: attendee.name.trim() || `Acompañante ${at}`,
    value:
      [attendee.isChild && 'Menor', attendee.menu, attendee.dietary].filter(Boolean).join(' · ') || 'Asiste',
  }))
  const facts = [
    { label: 'Asistentes', value: String(props.confirmedGuests), strong: true },
    ...people,
    !people.length &&
      props.dietaryRestrictions && { label: 'Intolerancias', value: props.dietaryRestrictions },
    props.hasBusTransport && {
      label: 'Autobús',
      value: [props.needsBusTransport ? 'Sí' : 'No', props.needsBusTransport && props.busComments]
        .filter(Boolean)
        .join('. '),
    },
    said(props),
  ]
  return facts.filter((fact) => !!fact)
}

/** Invented, for the preview and the tests. */
export const sample: RsvpReceivedProps = {
  ...sampleEvent,
  guestName: 'Familia Fernández Ortega',
  status: 'confirmed',
  confirmedGuests: 3,
  attendees: [
    { name: 'Rosa Ortega', isChild: false, menu: 'Pescado', dietary: null },
    { name: 'Julián Fernández', isChild: false, menu: 'Carne', dietary: 'Alergia a los frutos secos' },
    { name: 'Nora', isChild: true, menu: 'Infantil', dietary: null },
  ],
  dietaryRestrictions: null,
  hasBusTransport: true,
  needsBusTransport: true,
  busComments: 'Subimos en la parada del hotel',
  comments: 'Qué ganas de veros a todos',
  invitationUrl: sampleRecipient.link,
  calendarUrl: `${sampleRecipient.link}/calendar.ics`,
  unsubscribeUrl: sampleRecipient.unsubscribeUrl,
}
export const samples = (): MailSamples => ({
  'rsvp-confirmed': { link: sample.invitationUrl, parts: rsvpReceived(sample) },
  'rsvp-declined': {
    link: sample.invitationUrl,
    parts: rsvpReceived({ ...sample, status: 'declined', confirmedGuests: 0, attendees: [] }),
  },
})
