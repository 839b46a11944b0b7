import { occasionOf } from '../../domain/event/occasion.ts'
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

/** What a campaign says besides its event: the couple's own line, and whether the card's picture heads it. */
export type CampaignExtras = { personalLine: string | null; hasPicture: boolean }

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
  { personalLine, hasPicture }: CampaignExtras,
  party: 'one' | 'many',
): MailParts {
  const palette = eventPalette(event.primaryColor, event.secondaryColor)
  const words = wordings[kind][party]
  const deadline = event.rsvpDeadline && longDate(event.rsvpDeadline.slice(0, 10), event.timezone)
  const seats =
    party === 'one'
      ? 'Hemos reservado 1 plaza para ti.'
      : `Hemos reservado ${mark('seats')} plazas para vosotros.`
  const date = longDate(event.eventDate, event.timezone)
  return {
    subject: `${event.coupleNames} · ${words.subject}`,
    body: (
      <Card
        palette={palette}
        preview={`${personalLine ?? words.line}. ${capital(date)}.`.replace(/([.!?…])\. /, '$1 ')}
        coupleNames={event.coupleNames}
        picture={
          hasPicture
            ? {
                src: mark('picture'),
                href: mark('link'),
                alt: `${mark('words')}. Invitación para ${occasionOf(event.coupleNames).phrase}, el ${date}.`,
              }
            : null
        }
        unsubscribeUrl={mark('unsubscribe')}
        showsBrand={event.showsBrand}
      >
        {!hasPicture && <Ornament palette={palette} />}
        <CardLine palette={palette} size={24} margin="0 0 6px" italic>
          {mark(hasPicture ? 'addressed' : 'greeting')}
        </CardLine>
        {personalLine && (
          <CardLine palette={palette} margin="0 0 10px">
            {personalLine}
          </CardLine>
        )}
        {(kind === 'reminder' || !personalLine) && (
          <CardLine palette={palette} margin="0">
            {words.line}
          </CardLine>
        )}
        <Action palette={palette} href={mark('link')} margin="28px 0 0">
          {words.action}
        </Action>
        <Note palette={palette} style={{ margin: '22px 0 0', textAlign: 'center' }}>
          {seats}
          {deadline && ` El plazo para responder termina el ${deadline}.`}
        </Note>
        <Ornament palette={palette} />
        <WhenAndWhere palette={palette} event={event} />
      </Card>
    ),
  }
}
