import { lazy, Suspense } from 'react'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { useGuests } from '../../features/guests/use-guests.ts'
import { Banner } from '../../ui/banner.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { ActivationPanel } from './late-parts.tsx'

/** Comes when the tab is opened: the list, which everybody opens, does not need it. */
const ImportGuests = lazy(async () => {
  const { ImportGuests: component } = await import('../../features/guests/import/import-guests.tsx')
  return { default: component }
})

type Props = { event: OwnedEvent; onUnsaved: (isUnsaved: boolean) => void }

/** Importing a guest list, which needs a paid event. */
export function ImportTab({ event, onUnsaved }: Props) {
  const { guests, again } = useGuests(event.id)
  if (event.isPaid)
    return (
      <Suspense fallback={<Loading />}>
        <ImportGuests
          event={event}
          guestCount={guests?.length ?? null}
          guestsPath="?tab=guests"
          onUnsaved={onUnsaved}
          onChanged={again}
        />
      </Suspense>
    )
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
