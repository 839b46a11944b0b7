import { useCallback, useEffect, useState } from 'react'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { ImportReport as Report } from '../../../../domain/calls/guest-import.ts'
import { removedText, roomOf } from '../../../../domain/party/list-room.ts'
import type { ApiError } from '../../../lib/api.ts'
import { figure } from '../../../lib/count-text.ts'
import { Banner } from '../../../ui/banner.tsx'
import { AnchorButton } from '../../../ui/button.tsx'
import { Stack } from '../../../ui/layout.ts'
import { ChooseList } from './choose/choose-list.tsx'
import { type ListSource, nameOf } from './list-source.ts'
import { ListLook } from './look/list-look.tsx'
import { ImportReport } from './report/import-report.tsx'
import { LastImport } from './report/last-import.tsx'

type Stage =
  | { name: 'choosing'; refusal: { file: string; text: string } | null }
  | { name: 'looking'; source: ListSource }
  | { name: 'done'; file: string; report: Report }

type Props = {
  event: OwnedEvent
  guestCount: number | null
  guestsPath: string
  /** Whether a list is being looked at that is not imported yet. */
  onUnsaved: (isUnsaved: boolean) => void
  /** The guest list is another one now. */
  onChanged: () => void
}

/** Three moves: a list is brought, looked at and imported. */
export function ImportGuests({ event, guestCount, guestsPath, onUnsaved, onChanged }: Props) {
  const [stage, setStage] = useState<Stage>({ name: 'choosing', refusal: null })
  const { limit, counted } = roomOf(event, guestCount ?? 0)
  const isLooking = stage.name === 'looking'

  useEffect(() => onUnsaved(isLooking), [isLooking, onUnsaved])
  useEffect(() => () => onUnsaved(false), [onUnsaved])
  const look = useCallback((source: ListSource) => setStage({ name: 'looking', source }), [])
  const source = isLooking ? stage.source : null
  const choose = useCallback(
    (failure: ApiError | null) =>
      setStage({
        name: 'choosing',
        refusal: failure && source && { file: nameOf(source), text: failure.text },
      }),
    [source],
  )

  if (stage.name === 'looking')
    return (
      <ListLook
        event={event}
        guestCount={guestCount}
        source={stage.source}
        onDone={(report) => {
          setStage({ name: 'done', file: nameOf(stage.source), report })
          onChanged()
        }}
        onAnother={choose}
      />
    )
  if (stage.name === 'done')
    return (
      <ImportReport
        eventId={event.id}
        report={stage.report}
        fileName={stage.file}
        guestsPath={guestsPath}
        onAgain={() => setStage({ name: 'choosing', refusal: null })}
        onUndone={onChanged}
      />
    )
  return (
    <Stack $gap={3}>
      <LastImport eventId={event.id} timezone={event.timezone} onUndone={onChanged} />
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
      <ChooseList
        refusal={
          stage.refusal && (
            <Banner tone="bad" title={`No hemos podido leer ${stage.refusal.file}`}>
              {stage.refusal.text}
            </Banner>
          )
        }
        onSource={look}
      />
    </Stack>
  )
}
