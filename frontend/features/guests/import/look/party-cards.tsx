import styled from 'styled-components'
import { space } from '../../../../ui/theme.ts'
import { useRowWindow } from '../../list/use-row-window.ts'
import { peopleText } from '../import-texts.ts'
import { Soft } from './layout.ts'
import { LeaveOutButton, type OnLeaveOut, PartyNames } from './party-row.tsx'
import { contactOf, type ShownParty } from './party-texts.ts'

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(1)};
    align-items: center;
    min-height: 88px;
    padding-block: ${space(1.5)};
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  }
`
const Facts = styled(Soft)`
  display: block;
  overflow-wrap: anywhere;
`

type Props = { parties: readonly ShownParty[]; label: string; onLeaveOut: OnLeaveOut }

/** The list as it will be on a phone: a card for each invitation. */
export function PartyCards({ parties, label, onLeaveOut }: Props) {
  const { ref, rows, before, after, measureElement } = useRowWindow<HTMLUListElement>(parties.length, 96)
  return (
    <List ref={ref} aria-label={label} style={{ paddingTop: before, paddingBottom: after }}>
      {rows.map(({ index }) => {
        const shown = parties[index]
        if (!shown) return null
        const { group, maxGuests, rows: own } = shown.party
        const facts = [group, peopleText(maxGuests), ...contactOf(shown.party), `fila ${own[0] ?? 0}`]
        return (
          <li
            key={shown.key}
            ref={measureElement}
            data-index={index}
            aria-setsize={parties.length}
            aria-posinset={index + 1}
          >
            <div style={{ minWidth: 0 }}>
              <PartyNames shown={shown} />
              <Facts>
                {shown.isOut
                  ? 'Fuera de la importación'
                  : facts.map((fact, place) => (
                      <span key={fact}>
                        {place > 0 && ' · '}
                        <bdi>{fact}</bdi>
                      </span>
                    ))}
              </Facts>
            </div>
            <LeaveOutButton shown={shown} onLeaveOut={onLeaveOut} />
          </li>
        )
      })}
    </List>
  )
}
