import { Download } from 'lucide-react'
import { downloadTemplate } from '../../../../../domain/calls/guests.ts'
import { Button } from '../../../../ui/button.tsx'
import { Row } from '../../../../ui/layout.ts'
import { downloadList } from '../../download-list.ts'

/** For who has no list yet: the empty spreadsheet to fill in. */
export function TemplateDownload() {
  return (
    <Row $gap={1} $align="center" $spread>
      <p>¿Empiezas de cero? Rellena la plantilla y súbela.</p>
      <Button
        tone="quiet"
        small
        onClick={() =>
          void downloadList(downloadTemplate, {}, 'plantilla-invitados.xlsx', 'Error al descargar plantilla')
        }
      >
        <Download aria-hidden="true" />
        Descargar plantilla
      </Button>
    </Row>
  )
}
