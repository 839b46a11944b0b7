import styled from 'styled-components'
import type { ImportPreview } from '../../../../../domain/calls/guest-import.ts'
import { countText } from '../../../../lib/count-text.ts'
import { useMedia } from '../../../../lib/use-media.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { columns, Stack } from '../../../../ui/layout.ts'
import { space } from '../../../../ui/theme.ts'
import { isAgain } from '../import-texts.ts'
import { meaningsText } from './column-names.ts'
import { DifferencePart } from './difference-part.tsx'
import { Lines, Part, PartTitle, Soft } from './layout.ts'
import { MendGroup } from './mend-group.tsx'
import { PartyCards } from './party-cards.tsx'
import { PartyTable } from './party-table.tsx'
import { QuestionCard } from './question-card.tsx'
import { ReadingPane } from './reading-pane.tsx'
import type { LookWork } from './use-look-work.ts'

const Halves = styled.div`
  ${columns(5, 8)}
  gap: ${space(5, 7)};
  align-items: start;
`
const Hairline = styled.div`border-block: 1px solid ${({ theme }) => theme.color.mist};`

const SmallTitle = styled.h3`
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme }) => theme.size.base};
  font-weight: 500;
`

type Props = { preview: ImportPreview; work: LookWork }

/** Questions first, then what to mend, the difference, and the list beside how it was read. */
export function LookBody({ preview, work }: Props) {
  const { questions, groups, notes, parties, nameOf } = work
  const { difference, sheets } = preview
  const isNarrow = useMedia('(max-width: 959px)')
  const hasCards = useMedia('(max-width: 719px)')
  const hasSheets = sheets.filter(({ isRead }) => isRead).length > 1
  const List = hasCards ? PartyCards : PartyTable
  const reading = <ReadingPane preview={preview} change={work.change} />
  return (
    <>
      {questions.length > 0 && (
        <Stack $gap={2}>
          {questions.map((asked) => (
            <QuestionCard
              key={asked.question.key}
              asked={asked}
              onAnswer={(value) => work.answer(asked, value)}
            />
          ))}
        </Stack>
      )}
      {groups.map((group) => (
        <MendGroup
          key={group.kind}
          group={group}
          hasSheets={hasSheets}
          nameOf={nameOf}
          onMend={work.mend}
          onLeaveOut={work.leaveRowOut}
        />
      ))}
      {isAgain(difference) && (
        <DifferencePart difference={difference} ticked={work.ticked} onTick={work.tick} />
      )}
      {notes.length > 0 && (
        <Hairline>
          <Disclosure
            summary={countText(notes.length, 'cosa que conviene saber', 'cosas que conviene saber')}
          >
            <Lines aria-label="Conviene saber">
              {notes.map(({ kind, message }) => (
                <li key={`${kind}\n${message}`} dir="auto">
                  {message}
                </li>
              ))}
            </Lines>
          </Disclosure>
        </Hairline>
      )}
      <Halves>
        {isNarrow ? (
          <Hairline>
            <Disclosure
              open={parties.length === 0 || undefined}
              summary={
                <span>
                  <SmallTitle>Cómo hemos leído el archivo</SmallTitle>
                  <Soft style={{ display: 'block', fontWeight: 400 }}>{meaningsText(preview.columns)}</Soft>
                </span>
              }
            >
              {reading}
            </Disclosure>
          </Hairline>
        ) : (
          <Part>
            <PartTitle>Cómo hemos leído el archivo</PartTitle>
            {reading}
          </Part>
        )}
        <Part>
          <PartTitle>Las invitaciones</PartTitle>
          {parties.length > 0 ? (
            <List parties={parties} label="Las invitaciones" onLeaveOut={work.leaveOut} />
          ) : (
            <EmptyState title="No hemos encontrado invitados">
              Di qué columna es el nombre, o qué hoja es la lista, en «Cómo hemos leído el archivo».
            </EmptyState>
          )}
        </Part>
      </Halves>
    </>
  )
}
