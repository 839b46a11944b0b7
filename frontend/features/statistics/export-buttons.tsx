import { Download } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { api, failureText } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { space } from '../../ui/theme.ts'
import { toast } from '../../ui/use-toasts.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`
const kinds = ['csv', 'pdf'] as const

/** The CSV and PDF exports of Grand Soirée. */
export function ExportButtons({ event }: { event: OwnedEvent }) {
  const [busy, setBusy] = useState<string | null>(null)
  const download = async (kind: (typeof kinds)[number]) => {
    setBusy(kind)
    try {
      const { blob, name } = await api.download(`/api/events/${event.id}/export.${kind}`)
      const fileName = name ?? `invitados-${event.slug}.${kind}`
      saveFile(blob, fileName)
      toast({ title: 'Archivo descargado', description: fileName })
    } catch (error) {
      toast({ title: 'Error al exportar', description: failureText(error), tone: 'destructive' })
    }
    setBusy(null)
  }
  return (
    <Row>
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
