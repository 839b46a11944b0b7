import { RotateCcw, UserMinus } from 'lucide-react'
import styled from 'styled-components'
import { greeting } from '../../../../../domain/party/greeting.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Soft } from './layout.ts'
import { type ShownParty, seatLines } from './party-texts.ts'

const Greeting = styled.div<{ $out: boolean }>`
  display: -webkit-box;
  overflow: hidden;
  font-family: ${({ theme }) => theme.font.display};
  font-size: 1.3125rem;
  line-height: 1.25;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${({ $out, theme }) => $out && `color: ${theme.color.inkSoft}; text-decoration: line-through;`}
`
const People = styled(Soft)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** How the party will be greeted, and who is in it. */
export function PartyNames({ shown: { party, isOut } }: { shown: ShownParty }) {
  const people = seatLines(party)
  const text = greeting(party)
  return (
    <>
      <Greeting $out={isOut} title={text} dir="auto">
        {text}
      </Greeting>
      {people.length > 0 && (
        <People>
          {people.map((seat, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
            <span key={place}>
              {place > 0 && ', '}
              <bdi>{seat}</bdi>
            </span>
          ))}
        </People>
      )}
    </>
  )
}

export type OnLeaveOut = (shown: ShownParty, isOut: boolean) => void

export function LeaveOutButton({ shown, onLeaveOut }: { shown: ShownParty; onLeaveOut: OnLeaveOut }) {
  const { party, isOut } = shown
  return (
    <IconButton
      label={isOut ? `Volver a incluir: ${party.name}` : `Dejar fuera: ${party.name}`}
      aria-pressed={isOut}
      onClick={() => onLeaveOut(shown, !isOut)}
    >
      {isOut ? <RotateCcw aria-hidden="true" /> : <UserMinus aria-hidden="true" />}
    </IconButton>
  )
}
