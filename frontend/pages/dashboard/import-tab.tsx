import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { ImportGuests } from '../../features/guests/import/import-guests.tsx'
import { useGuests } from '../../features/guests/use-guests.ts'
import { ActivationPanel } from '../../features/payments/activation-panel.tsx'
import { Banner } from '../../ui/banner.tsx'

/** Importing from Excel, which needs a paid event. */
export function ImportTab({ event }: { event: OwnedEvent }) {
  const { guests } = useGuests(event.id)
  if (event.isPaid)
    return <ImportGuests event={event} guestCount={guests?.length ?? null} guestsPath="?tab=guests" />
  return (
    <>
      <Banner tone="waiting" title="La importación necesita el evento activo">
        Activa tu evento con Essence o Grand Soirée y podrás descargar la plantilla y subir tu lista.
      </Banner>
      <br />
      <ActivationPanel unpaidReason={event.unpaidReason} />
    </>
  )
}
