import { mark } from '../campaign-template.ts'
import { Card, CardLine, Ornament } from '../parts/card.tsx'
import { eventPalette } from '../parts/colour.ts'
import { Action, Note } from '../parts/prose.tsx'
import type { WhenAndWhereProps } from '../parts/when-and-where.tsx'
import { WhenAndWhere } from '../parts/when-and-where.tsx'
import { capital, longDate } from '../parts/wording.ts'
import type { MailParts } from '../to-mail.ts'

export type CampaignEvent = WhenAndWhereProps & {
  coupleNames: string
  /** #RRGGBB each. */
  primaryColor: string
  secondaryColor: string
  /** ISO date the owner set, or null. */
  rsvpDeadline: string | null
  /** True on Essence: the footer shows the product's name. */
  showsBrand: boolean
}

/** What differs between the two kinds, and between a party of one and of several. */
const wordings = {
  invitation: {
    one: { subject: 'Tu invitación', line: 'Queremos que estés con nosotros', action: 'Abrir la invitación' },
    many: {
      subject: 'Vuestra invitación',
      line: 'Queremos que estéis con nosotros',
      action: 'Abrir la invitación',
    },
  },
  reminder: {
    one: {
      subject: 'Nos falta tu respuesta',
      line: 'Aún no sabemos si podrás acompañarnos',
      action: 'Responder a la invitación',
    },
    many: {
      subject: 'Nos falta vuestra respuesta',
      line: 'Aún no sabemos si podréis acompañarnos',
      action: 'Responder a la invitación',
    },
  },
} as const

/** An invitation or a reminder with slot markers for each guest's values. */
export function campaign(
  kind: 'invitation' | 'reminder',
  event: CampaignEvent,
  party: 'one' | 'many',
): MailParts {
  const palette = eventPalette(event.primaryColor, event.secondaryColor)
  const words = wordings[kind][party]
  const deadline = event.rsvpDeadline && longDate(event.rsvpDeadline.slice(0, 10), event.timezone)
  const seats =
    party === 'one'
      ? 'Hemos reservado 1 plaza para ti.'
      : `Hemos reservado ${mark('seats')} plazas para vosotros.`
  return {
    subject: `${event.coupleNames} · ${words.subject}`,
    body: (
      <Card
        palette={palette}
        preview={`${words.line}. ${capital(longDate(event.eventDate, event.timezone))}.`}
        coupleNames={event.coupleNames}
        unsubscribeUrl={mark('unsubscribe')}
        showsBrand={event.showsBrand}
      >
        <Ornament palette={palette} />
        <CardLine palette={palette} size={22} margin="0 0 4px" italic>
          {mark('greeting')}
        </CardLine>
        <CardLine palette={palette} margin="0 0 28px">
          {words.line}
        </CardLine>
        <WhenAndWhere palette={palette} event={event} />
        <Ornament palette={palette} />
        <Action palette={palette} href={mark('link')}>
          {words.action}
        </Action>
        <Note palette={palette} style={{ margin: '24px 0 0', textAlign: 'center' }}>
          {seats}
          {deadline && ` El plazo para responder termina el ${deadline}.`}
        </Note>
      </Card>
    ),
  }
}
