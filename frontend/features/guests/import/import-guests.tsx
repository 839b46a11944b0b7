import { Download } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import { importGuests, type ImportReport as Report } from '../../../../domain/calls/guest-import.ts'
import { downloadTemplate } from '../../../../domain/calls/guests.ts'
import { spreadsheetWrongType } from '../../../../domain/failures.ts'
import { removedText, roomOf } from '../../../../domain/party/list-room.ts'
import { ApiError, failureText } from '../../../lib/api.ts'
import { figure } from '../../../lib/count-text.ts'
import { upload } from '../../../lib/upload.ts'
import { Banner } from '../../../ui/banner.tsx'
import { AnchorButton, Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Grid, Stack } from '../../../ui/layout.ts'
import { Progress } from '../../../ui/progress.tsx'
import { space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { downloadList } from '../download-list.ts'
import { DropZone } from './drop-zone.tsx'
import { ImportReport } from './import-report.tsx'

const Step = styled(Card)`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  justify-items: start;
  & > h2 { font-size: ${({ theme }) => theme.size.displaySmall}; }
`
const Wide = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 100%;
`

type Stage =
  | { name: 'choosing'; refusal?: { text: string; needsUpgrade: boolean } }
  | { name: 'sending'; file: string; share: number }
  | { name: 'done'; file: string; report: Report }

type Props = { event: OwnedEvent; guestCount: number | null; guestsPath: string }

/** Excel import: template, upload, and a report of every refused row. */
export function ImportGuests({ event, guestCount, guestsPath }: Props) {
  const [stage, setStage] = useState<Stage>({ name: 'choosing' })
  const { limit, counted } = roomOf(event, guestCount ?? 0)

  async function send(file: File) {
    if (!/\.xlsx?$/i.test(file.name)) {
      const text = spreadsheetWrongType
      setStage({ name: 'choosing', refusal: { text, needsUpgrade: false } })
      return toast({ title: 'Error al importar invitados', description: text, tone: 'destructive' })
    }
    setStage({ name: 'sending', file: file.name, share: 0 })
    try {
      const report = await upload(importGuests, { params: { eventId: event.id } }, file, (share) =>
        setStage({ name: 'sending', file: file.name, share }),
      )
      setStage({ name: 'done', file: file.name, report })
    } catch (error) {
      const text = failureText(error)
      const needsUpgrade = error instanceof ApiError && error.status === 402 && event.isPaid
      setStage({ name: 'choosing', refusal: { text, needsUpgrade } })
      toast({ title: 'Error al importar invitados', description: text, tone: 'destructive' })
    }
  }

  if (stage.name === 'done')
    return (
      <ImportReport
        report={stage.report}
        fileName={stage.file}
        guestsPath={guestsPath}
        onAgain={() => setStage({ name: 'choosing' })}
      />
    )
  return (
    <Stack $gap={3}>
      {limit !== null && (
        <Banner
          tone="waiting"
          title={
            guestCount === null
              ? `Con Essence caben ${figure(limit)} invitados`
              : `Con Essence caben ${figure(limit)} invitados; llevas ${figure(counted)}${removedText(event)}`
          }
          action={
            <AnchorButton tone="secondary" small href="/checkout/upgrade">
              Pasar a Grand Soirée
            </AnchorButton>
          }
        >
          Grand Soirée no tiene límite y añade WhatsApp y estadísticas avanzadas.
        </Banner>
      )}
      {stage.name === 'choosing' && stage.refusal && (
        <Banner
          tone="bad"
          title="No se ha importado ningún invitado"
          action={
            stage.refusal.needsUpgrade && (
              <AnchorButton tone="secondary" small href="/checkout/upgrade">
                Pasar a Grand Soirée
              </AnchorButton>
            )
          }
        >
          {stage.refusal.text}
        </Banner>
      )}
      <Grid $columns={[1, 2]} $gap={3}>
        <Step>
          <h2>1. Prepara tu lista</h2>
          <p>
            Vale tu Excel tal como está: buscamos las columnas por su nombre, en español o en inglés. Si
            empiezas de cero, usa la plantilla.
          </p>
          <Button
            tone="secondary"
            onClick={() =>
              void downloadList(
                downloadTemplate,
                {},
                'plantilla-invitados.xlsx',
                'Error al descargar plantilla',
              )
            }
          >
            <Download aria-hidden="true" />
            Descargar plantilla
          </Button>
        </Step>
        <Step>
          <h2>2. Súbela</h2>
          <Wide>
            {stage.name === 'sending' ? (
              <div role="status">
                <p>{stage.share < 1 ? `Subiendo ${stage.file}...` : `Leyendo ${stage.file}...`}</p>
                <Progress label="Progreso de la importación" value={Math.round(stage.share * 100)} />
              </div>
            ) : (
              <DropZone onFile={(file) => void send(file)} />
            )}
          </Wide>
        </Step>
      </Grid>
    </Stack>
  )
}
