import { useId, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { type PartyField, type PartyKey, partyFields } from '../../../../domain/party/party-fields.ts'
import { space } from '../../../ui/theme.ts'
import type { EditCell } from './use-edit-cell.ts'

const Place = styled.div`position: relative;`
const Box = styled.input`
  width: 100%;
  min-width: 0;
  height: 36px;
  padding: 0 ${space(0.75)};
  border: 1px solid ${({ theme }) => theme.color.accentDeep};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  &[aria-invalid] { border-color: ${({ theme }) => theme.color.wine}; }
  &:focus-visible { outline-offset: 1px; }
`
const Fault = styled.p`
  position: absolute;
  top: calc(100% + 4px);
  left: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  width: max-content;
  max-width: 320px;
  padding: ${space(0.5, 1)};
  border: 1px solid ${({ theme }) => theme.color.wine};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  color: ${({ theme }) => theme.color.wine};
  font-size: ${({ theme }) => theme.size.small};
  white-space: normal;
`

type Props = {
  guest: OwnedGuest
  field: PartyKey
  /** What was typed before, when it could not be saved. */
  draft: { text: string; fault: string } | null
  /** The id of a list of the groups there are. */
  groupsId: string
  onEdit: EditCell
  /** The edit is over; `keepsFocus` when the keyboard ended it. */
  onDone: (keepsFocus: boolean) => void
  /** It could not be saved: it goes on with what was typed. */
  onFault: (draft: { text: string; fault: string }) => void
}

/** One field of a party, edited in its cell: Enter saves, Escape leaves it as it was. */
export function CellEditor({ guest, field, draft, groupsId, onEdit, onDone, onFault }: Props) {
  const [text, setText] = useState(draft?.text ?? String(guest[field] ?? ''))
  const [fault, setFault] = useState(draft?.fault ?? null)
  const isOver = useRef(false)
  const box = useRef<HTMLInputElement>(null)
  const faultId = useId()
  const { label, input }: PartyField = partyFields[field]

  useLayoutEffect(() => {
    box.current?.focus()
    box.current?.select()
  }, [])
  function save(keepsFocus: boolean) {
    if (isOver.current) return
    isOver.current = true
    onDone(keepsFocus)
    void onEdit(guest, field, text).then((reason) => {
      if (reason !== null) onFault({ text, fault: reason })
    })
  }
  return (
    <Place>
      <Box
        ref={box}
        type={input?.type === 'number' ? 'number' : 'text'}
        inputMode={input?.inputMode}
        min={input?.min}
        max={input?.max}
        autoComplete="off"
        aria-label={`${label} de ${guest.name}`}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : faultId}
        list={field === 'group' ? groupsId : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setFault(null)
        }}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Enter') {
            event.preventDefault()
            save(true)
          } else if (event.key === 'Escape') {
            event.preventDefault()
            isOver.current = true
            onDone(true)
          }
        }}
        onBlur={() => save(false)}
      />
      {fault !== null && (
        <Fault id={faultId} role="alert">
          {fault}
        </Fault>
      )}
    </Place>
  )
}
