import { Card, CardLine, Ornament } from '../parts/card.tsx'
import { eventPalette } from '../parts/colour.ts'
import { Action, Note } from '../parts/prose.tsx'
import { sampleEvent, sampleRecipient } from '../samples.ts'
import type { MailParts, MailSamples } from '../to-mail.ts'

export type LostLinkProps = {
  coupleNames: string
  /** #RRGGBB each. */
  primaryColor: string
  secondaryColor: string
  showsBrand: boolean
  guestName: string
  invitationUrl: string
  unsubscribeUrl: string
}

/** To a guest who has lost the link: the same link again. */
export function lostLink(props: LostLinkProps): MailParts {
  const palette = eventPalette(props.primaryColor, props.secondaryColor)
  return {
    subject: `${props.coupleNames} · Tu enlace, otra vez`,
    body: (
      <Card
        palette={palette}
        preview="Aquí tienes otra vez el enlace de la invitación."
        coupleNames={props.coupleNames}
        unsubscribeUrl={props.unsubscribeUrl}
        showsBrand={props.showsBrand}
      >
        <Ornament palette={palette} />
        <CardLine palette={palette} size={22} margin="0 0 4px" italic>
          {props.guestName}
        </CardLine>
        <CardLine palette={palette} size={24} margin="0 0 20px">
          Aquí tienes tu enlace
        </CardLine>
        <Action palette={palette} href={props.invitationUrl}>
          Abrir la invitación
        </Action>
        <Note palette={palette} style={{ textAlign: 'center', margin: '20px 0 0' }}>
          Alguien lo ha pedido con esta dirección o con tu teléfono. Si no has sido tú, no hagas nada: es el
          enlace de siempre, y solo lo recibes tú.
        </Note>
      </Card>
    ),
  }
}

/** Invented, for the preview and the tests. */
export const sample: LostLinkProps = {
  ...sampleEvent,
  guestName: sampleRecipient.name,
  invitationUrl: sampleRecipient.link,
  unsubscribeUrl: sampleRecipient.unsubscribeUrl,
}
export const samples = (): MailSamples => ({
  'lost-link': { link: sample.invitationUrl, parts: lostLink(sample) },
})
