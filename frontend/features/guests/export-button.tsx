import { Download } from 'lucide-react'
import { useState } from 'react'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { exportGuests } from '../../../domain/calls/guests.ts'
import { Button } from '../../ui/button.tsx'
import { downloadList } from './download-list.ts'

/** The guest list as Excel, re-importable. */
export function ExportButton({ event }: { event: OwnedEvent }) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const args = { params: { eventId: event.id } }
    await downloadList(exportGuests, args, `invitados-${event.slug}.xlsx`, 'Error al exportar')
    setBusy(false)
  }
  return (
    <Button tone="secondary" small busy={isBusy} busyText="Exportando..." onClick={() => void download()}>
      <Download aria-hidden="true" />
      Exportar Excel
    </Button>
  )
}
