import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../../../domain/calls/events.ts'
import type { ImportReport } from '../../../../../domain/calls/guest-import.ts'
import { ApiError, failureText } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { space } from '../../../../ui/theme.ts'
import { toast } from '../../../../ui/use-toasts.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { differenceText, importLabel, isAgain, totalsText } from '../import-texts.ts'
import { type ListSource, nameOf } from '../list-source.ts'
import { useImport } from '../use-import.ts'
import { ImportFailure } from './import-failure.tsx'
import { LookBar } from './look-bar.tsx'
import { LookBody } from './look-body.tsx'
import { LookReading } from './look-reading.tsx'
import { RoomBanner } from './room-banner.tsx'
import { sizeOf, ticksIn } from './ticks.ts'
import { useLookWork } from './use-look-work.ts'

const Page = styled(Stack)`
  ${({ theme }) => theme.media.phone} { padding-bottom: 8.5rem; }
`
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(1, 3)};
  & h2 { font-size: ${({ theme }) => theme.size.displayMedium}; line-height: 1.15; }
  & h2:focus { outline: none; }
  & p { color: ${({ theme }) => theme.color.inkSoft}; overflow-wrap: anywhere; }
  & > button { margin-inline: -1rem; }
`

type Props = {
  event: OwnedEvent
  guestCount: number | null
  source: ListSource
  onDone: (report: ImportReport) => void
  /** Back to choosing; with a failure when the list cannot be read at all. */
  onAnother: (refusal: ApiError | null) => void
}

/** The second move: the list as it will be. Nothing is written before the last click. */
export function ListLook({ event, guestCount, source, onDone, onAnother }: Props) {
  const work = useLookWork(event.id, source)
  const { preview, failure, isLooking, choices, ticked } = work
  const importing = useImport(event.id, onDone)
  const [isLeaving, setLeaving] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const hasLook = preview !== null
  const refusal = !hasLook && failure instanceof ApiError && failure.status < 500 ? failure : null

  useEffect(() => {
    if (refusal) onAnother(refusal)
  }, [refusal, onAnother])
  // Before the list is seen: a key that is pressed at once answers its first question.
  useLayoutEffect(() => {
    if (!hasLook) return
    const question = document.querySelector<HTMLElement>('[data-question] :is(input:checked, select)')
    ;(question ?? title.current)?.focus()
  }, [hasLook])
  useEffect(() => {
    if (importing.failure)
      toast({
        title: 'Error al importar invitados',
        description: failureText(importing.failure),
        tone: 'destructive',
      })
  }, [importing.failure])

  if (!preview)
    return failure && !refusal ? (
      <Stack $gap={2}>
        <NotLoaded title="No hemos podido mirar tu lista" onAgain={work.again}>
          {failureText(failure)} Tu archivo sigue aquí.
        </NotLoaded>
        <Button tone="quiet" small onClick={() => onAnother(null)}>
          Elegir otro archivo
        </Button>
      </Stack>
    ) : (
      <LookReading name={nameOf(source)} share={work.share} />
    )

  const counts = totalsText(preview.totals)
  const { difference } = preview
  return (
    <Page $gap={4}>
      <Head>
        <div>
          <h2 ref={title} tabIndex={-1}>
            Así quedará tu lista
          </h2>
          <p>
            <bdi>{nameOf(source)}</bdi>
          </p>
        </div>
        <Button tone="quiet" small onClick={() => (work.isTouched ? setLeaving(true) : onAnother(null))}>
          Elegir otro archivo
        </Button>
      </Head>
      <VisuallyHidden role="status">{counts}</VisuallyHidden>
      <LookBar
        counts={counts}
        difference={isAgain(difference) ? differenceText(difference) : null}
        label={importLabel(sizeOf(difference, ticked))}
        isLooking={isLooking}
        isImporting={importing.isRunning}
        isStale={failure !== null}
        onImport={() => void importing.run(source, choices, ticksIn(difference, ticked))}
      />
      {failure !== null && (
        <NotLoaded title="No hemos podido mirar tu último cambio" onAgain={work.again}>
          {failureText(failure)} Lo que has escrito sigue aquí.
        </NotLoaded>
      )}
      {importing.failure !== null && (
        <ImportFailure
          failure={importing.failure}
          onLookAgain={() => {
            importing.forget()
            work.again()
          }}
        />
      )}
      {guestCount !== null && <RoomBanner event={event} guestCount={guestCount} added={difference.added} />}
      <LookBody preview={preview} work={work} />
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title="¿Elegir otro archivo?"
        description="Lo que has elegido y corregido en esta lista se pierde."
        confirmText="Elegir otro archivo"
        cancelText="Seguir con esta"
        danger
        onConfirm={() => onAnother(null)}
      />
    </Page>
  )
}
