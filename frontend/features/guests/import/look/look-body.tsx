import styled from 'styled-components'
import type { ImportPreview } from '../../../../../domain/calls/guest-import.ts'
import { countText } from '../../../../lib/count-text.ts'
import { useMedia } from '../../../../lib/use-media.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { columns, Stack } from '../../../../ui/layout.ts'
import { space } from '../../../../ui/theme.ts'
import { isAgain } from '../import-texts.ts'
import { DifferencePart } from './difference-part.tsx'
import { Hairline, Lines, Part, PartTitle } from './layout.ts'
import { MendGroup } from './mend-group.tsx'
import { PartyCards } from './party-cards.tsx'
import { PartyTable } from './party-table.tsx'
import { QuestionCard } from './question-card.tsx'
import { ReadingPart } from './reading-part.tsx'
import type { LookWork } from './use-look-work.ts'

const Halves = styled.div`
  ${columns(5, 8)}
  gap: ${space(5, 7)};
  align-items: start;
`
type Props = { preview: ImportPreview; work: LookWork }

/** Questions first, then what to mend, the difference, and the list beside how it was read. */
export function LookBody({ preview, work }: Props) {
  const { questions, groups, notes, parties, nameOf } = work
  const { difference, sheets } = preview
  const hasCards = useMedia('(max-width: 719px)')
  const hasSheets = sheets.filter(({ isRead }) => isRead).length > 1
  const List = hasCards ? PartyCards : PartyTable
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
        <ReadingPart preview={preview} change={work.change} isEmpty={parties.length === 0} />
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
