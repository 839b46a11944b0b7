import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { formats } from '../../../domain/event/formats.ts'
import { planNames } from '../../../domain/payment/plans.ts'
import { Banner } from '../../ui/banner.tsx'
import { AnchorButton } from '../../ui/button.tsx'

/** The chosen format is not in the plan: guests see another one. */
export function FormatNotice({ event }: { event: OwnedEvent }) {
  return (
    <Banner
      tone="waiting"
      title={`Tus invitados verán el formato ${formats[event.renderedFormat].label}`}
      action={
        <AnchorButton
          tone="secondary"
          small
          href={event.isPaid ? '/checkout/upgrade' : '/checkout/grand-soiree'}
        >
          {event.isPaid ? 'Pasar a Grand Soirée' : 'Activar con Grand Soirée'}
        </AnchorButton>
      }
    >
      {formats[event.invitationFormat].label}, el que elegiste, es del plan {planNames.grand_soiree}.
    </Banner>
  )
}
