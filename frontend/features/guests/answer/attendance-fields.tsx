import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { Field } from '../../../ui/field.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Companions } from './companions.tsx'
import { comingIn, isFirstFixed, type ManualAnswer } from './manual-answer.ts'

type Props = {
  event: OwnedEvent
  guest: OwnedGuest
  answer: ManualAnswer
  onChange: (change: Partial<ManualAnswer>) => void
}

/** How many come, who they are and what they need. */
export function AttendanceFields({ event, guest, answer, onChange }: Props) {
  const oneByOne = !isFirstFixed(guest)
  return (
    <>
      {!oneByOne && (
        <Field label="Número de asistentes">
          <Select
            options={Array.from({ length: guest.maxGuests }, (_, index) => ({
              value: String(index + 1),
              label: index === 0 ? '1 persona' : `${index + 1} personas`,
            }))}
            value={String(comingIn(answer).length)}
            onValueChange={(count) =>
              onChange({
                people: answer.people.map((one, index) => ({ ...one, comes: index < Number(count) })),
              })
            }
          />
        </Field>
      )}
      <Companions
        oneByOne={oneByOne}
        menus={event.menus}
        people={answer.people}
        onChange={(place, change) =>
          onChange({
            people: answer.people.map((one, index) => (index === place ? { ...one, ...change } : one)),
          })
        }
      />
      <Field label="Restricciones alimentarias">
        <Textarea
          rows={2}
          maxLength={500}
          value={answer.dietaryRestrictions}
          onChange={(change) => onChange({ dietaryRestrictions: change.target.value })}
        />
      </Field>
      {event.hasBusTransport && (
        <Switch
          checked={answer.needsBusTransport}
          onCheckedChange={(needsBusTransport) => onChange({ needsBusTransport })}
        >
          Necesita autobús
        </Switch>
      )}
      {event.hasBusTransport && answer.needsBusTransport && (
        <Field label="Comentarios sobre el transporte">
          <Input
            maxLength={500}
            value={answer.busComments}
            onChange={(change) => onChange({ busComments: change.target.value })}
          />
        </Field>
      )}
    </>
  )
}
