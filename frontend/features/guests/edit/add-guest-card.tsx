import { UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import { addGuest, NewGuest, type OwnedGuest } from '../../../../domain/calls/guests.ts'
import { removedText, roomOf } from '../../../../domain/party/list-room.ts'
import { api } from '../../../lib/api.ts'
import { figure } from '../../../lib/count-text.ts'
import { useValibotForm } from '../../../lib/use-valibot-form.ts'
import { AnchorButton, Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Hint } from '../../../ui/field.tsx'
import { Row } from '../../../ui/layout.ts'
import { space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { GuestFields } from './guest-fields.tsx'
import { blankPartyForm } from './party-form.ts'
import { reportFailure } from './report-failure.ts'

/** Collapsed to one line, so that the list below stays visible. */
const Sheet = styled(Card)<{ $folded: boolean }>`
  ${({ $folded }) => $folded && `padding-block: ${space(1.5)};`}
`
const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  margin-top: ${space(3)};
  & > :first-child { width: 100%; }
`
type Props = {
  event: OwnedEvent
  /** How many are on the list; null while it is still coming. */
  guestCount: number | null
  groups: readonly string[]
  onAdded: (guest: OwnedGuest) => void
}

/** Adds one party; only for paid events. */
export function AddGuestCard({ event, guestCount, groups, onAdded }: Props) {
  const [isOpen, setOpen] = useState(false)
  // Known only once the whole list has come.
  useEffect(() => {
    if (guestCount === 0) setOpen(true)
  }, [guestCount])
  const form = useValibotForm(NewGuest, blankPartyForm)
  const { limit, counted, left } = roomOf(event, guestCount ?? 0)
  const isFull = guestCount !== null && limit !== null && left === 0

  const add = form.handleSubmit(async (guest) => {
    try {
      const added = await api.send(addGuest, { params: { eventId: event.id }, payload: guest })
      onAdded(added)
      form.reset({ ...blankPartyForm, group: guest.group })
      form.setFocus('name')
      toast({ title: 'Invitado añadido', description: added.name })
    } catch (error) {
      reportFailure(error, form, 'Error al añadir invitado')
    }
  })

  return (
    <Sheet aria-labelledby="add-guest-title" $folded={!isOpen}>
      <Row $gap={[1, 2]} $align="center" $spread>
        <div>
          <CardTitle id="add-guest-title">Añadir invitado</CardTitle>
          {limit !== null && guestCount !== null && (
            <Hint>
              {figure(counted)} de {figure(limit)} invitados del plan Essence{removedText(event)}
            </Hint>
          )}
        </div>
        {isFull ? (
          <AnchorButton tone="secondary" href="/checkout/upgrade">
            Pasar a Grand Soirée, sin límite
          </AnchorButton>
        ) : (
          !isOpen && (
            <Button tone="secondary" small onClick={() => setOpen(true)}>
              <UserPlus aria-hidden="true" />
              Añadir a mano
            </Button>
          )
        )}
      </Row>
      {isOpen && !isFull && (
        <Form onSubmit={add} noValidate>
          <GuestFields form={form} groups={groups} />
          <Button type="submit" busy={form.formState.isSubmitting} busyText="Añadiendo...">
            Añadir a la lista
          </Button>
        </Form>
      )}
    </Sheet>
  )
}
