import { Download } from 'lucide-react'
import { useState } from 'react'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { exportGuestsCsv } from '../../../domain/calls/guests.ts'
import { downloadCatererSheet } from '../../../domain/calls/statistics.ts'
import { api, failureText } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/layout.ts'
import { toast } from '../../ui/use-toasts.ts'

const downloads = { csv: exportGuestsCsv, pdf: downloadCatererSheet } as const
const kinds = ['csv', 'pdf'] as const

/** The CSV and PDF exports of Grand Soirée. */
export function ExportButtons({ event }: { event: OwnedEvent }) {
  const [busy, setBusy] = useState<string | null>(null)
  const download = async (kind: (typeof kinds)[number]) => {
    setBusy(kind)
    try {
      const { blob, name } = await api.download(downloads[kind], { params: { eventId: event.id } })
      const fileName = name ?? `invitados-${event.slug}.${kind}`
      saveFile(blob, fileName)
      toast({ title: 'Archivo descargado', description: fileName })
    } catch (error) {
      toast({ title: 'Error al exportar', description: failureText(error), tone: 'destructive' })
    }
    setBusy(null)
  }
  return (
    <Row $gap={1}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          tone="secondary"
          small
          busy={busy === kind}
          busyText="Exportando..."
          onClick={() => void download(kind)}
        >
          <Download aria-hidden="true" />
          Exportar {kind.toUpperCase()}
        </Button>
      ))}
    </Row>
  )
}
