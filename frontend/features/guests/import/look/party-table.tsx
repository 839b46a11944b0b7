import styled from 'styled-components'
import { figure } from '../../../../lib/count-text.ts'
import { Table, Td, Th } from '../../../../ui/table.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useRowWindow } from '../../list/use-row-window.ts'
import { Soft } from './layout.ts'
import { LeaveOutButton, type OnLeaveOut, PartyNames } from './party-row.tsx'
import { contactOf, type ShownParty } from './party-texts.ts'

const Fixed = styled(Table)`
  table-layout: fixed;
  & th { position: static; }
  & td { height: 64px; vertical-align: middle; }
`
const Clipped = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

type Props = { parties: readonly ShownParty[]; label: string; onLeaveOut: OnLeaveOut }

/** The list as it will be on a wide screen: only the rows in sight are in the document. */
export function PartyTable({ parties, label, onLeaveOut }: Props) {
  const { ref, rows, before, after, measureElement } = useRowWindow<HTMLTableSectionElement>(
    parties.length,
    65,
  )
  return (
    <Fixed aria-label={label} aria-rowcount={parties.length + 1}>
      <colgroup>
        <col style={{ width: '56px' }} />
        <col />
        <col style={{ width: '64px' }} />
        <col style={{ width: '27%' }} />
        <col style={{ width: '56px' }} />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <Th scope="col">Fila</Th>
          <Th scope="col">Invitación</Th>
          <Th scope="col" $numeric>
            Plazas
          </Th>
          <Th scope="col">Grupo y contacto</Th>
          <Th scope="col">
            <VisuallyHidden>Dejar fuera</VisuallyHidden>
          </Th>
        </tr>
      </thead>
      <tbody ref={ref}>
        {before > 0 && (
          <tr style={{ height: before }}>
            <td colSpan={5} />
          </tr>
        )}
        {rows.map(({ index }) => {
          const shown = parties[index]
          return (
            shown && (
              <tr key={shown.key} ref={measureElement} data-index={index} aria-rowindex={index + 2}>
                <Td>
                  <Soft>{figure(shown.party.rows[0] ?? 0)}</Soft>
                </Td>
                <Td>
                  <PartyNames shown={shown} />
                </Td>
                <Td $numeric>{shown.isOut ? 'Fuera' : shown.party.maxGuests}</Td>
                <Td>
                  <Clipped title={shown.party.group}>
                    <bdi>{shown.party.group}</bdi>
                  </Clipped>
                  {contactOf(shown.party).map((contact) => (
                    <Clipped key={contact} title={contact}>
                      <Soft>{contact}</Soft>
                    </Clipped>
                  ))}
                </Td>
                <Td>
                  <LeaveOutButton shown={shown} onLeaveOut={onLeaveOut} />
                </Td>
              </tr>
            )
          )
        })}
        {after > 0 && (
          <tr style={{ height: after }}>
            <td colSpan={5} />
          </tr>
        )}
      </tbody>
    </Fixed>
  )
}
