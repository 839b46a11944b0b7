import { type FormEvent, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import type { Answer } from '../../../domain/answer/answer.ts'
import { namesWithoutMenu } from '../../../domain/answer/missing-menus.ts'
import { pathOf } from '../../../domain/calls/define-call.ts'
import type { Invitation } from '../../../domain/calls/invitations.ts'
import { answerInvitation } from '../../../domain/calls/rsvp.ts'
import {
  answerOf,
  type ChangePerson,
  isUnchanged,
  withPerson,
  withSeats,
  withSharedAllergies,
} from './answer-draft.ts'
import { AttendanceChoice } from './attendance-choice.tsx'
import { BusFields } from './bus-fields.tsx'
import { Control, Label, Press } from './controls.ts'
import { MenuForAll } from './menu-for-all.tsx'
import { PersonLine } from './person-line.tsx'
import { SeatCount } from './seat-count.tsx'
import { TripFields } from './trip-fields.tsx'
import { useAnswerDraft } from './use-answer-draft.ts'

type Props = {
  invitation: Invitation
  onSend: (answer: Answer) => void
  onCancel?: () => void
}

/** What only script can fold or do; the rest the styles choose by what is ticked. */
const withoutScript = [
  '.folded[hidden]{display:flex!important}',
  'label.folded[hidden]{display:grid!important}',
  '.unscripted[hidden]{display:inline!important}',
  '.scripted{display:none!important}',
].join('')

/** False in the server's HTML and without JavaScript. */
const useScript = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** The RSVP form: who comes, one line a person, then only what the event asks. It also works as a plain HTML form. */
export function AnswerForm({ invitation, onSend, onCancel }: Props) {
  const { event, guest, reopened, busSeatsLeft } = invitation
  const form = useRef<HTMLFormElement>(null)
  const { draft, restored, change: changeDraft } = useAnswerDraft(guest, reopened?.typed, form)
  const [menusAsked, setMenusAsked] = useState('')
  const [nobody, setNobody] = useState(false)
  const change = useCallback<typeof changeDraft>(
    (part) => {
      setNobody(false)
      changeDraft(part)
    },
    [changeDraft],
  )
  const changePerson = useCallback<ChangePerson>((at, part) => change(withPerson(at, part)), [change])
  const shareAllergies = useCallback((at: number) => change(withSharedAllergies(at)), [change])
  const scripted = useScript()
  const same = scripted && isUnchanged(draft, guest, event)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (same) return
    const answer = answerOf(draft, event)
    if (answer.status === 'confirmed' && answer.confirmedGuests === 0) return setNobody(true)
    const who = guest.status === 'pending' && namesWithoutMenu(answer.attendees ?? [], event.menus)
    // Ask only once: a guest who does not know yet can send it without.
    if (who && !menusAsked && !reopened?.menusAsked) return setMenusAsked(who)
    onSend(answer)
  }
  const isAlone = guest.maxGuests === 1
  const isTicked = guest.answersOneByOne
  const coming = draft.people.filter(({ comes }) => comes)
  const listedOf = (id: string) => {
    const { name = null, namedBy } = guest.people.find((person) => person.id === id) ?? {}
    return namedBy ? null : name
  }
  return (
    <form
      ref={form}
      method="post"
      action={pathOf(answerInvitation, { params: { id: guest.id } })}
      onSubmit={submit}
      data-scripted={scripted || undefined}
    >
      <noscript>
        <style>{withoutScript}</style>
      </noscript>
      {restored && (
        <p className="note" role="status">
          Aquí sigue lo que habías escrito. Aún no se ha enviado.
        </p>
      )}
      <AttendanceChoice
        draft={draft}
        onAll={() => change((now) => ({ ...withSeats(now, guest.maxGuests), status: 'confirmed' }))}
        onNone={() => change({ status: 'declined' })}
      />
      <div className="attending">
        {isTicked ? (
          <input type="hidden" name="oneByOne" value="true" />
        ) : (
          !isAlone && (
            <SeatCount
              seats={draft.seats}
              most={guest.maxGuests}
              onChange={(seats) => change((now) => withSeats(now, seats))}
            />
          )
        )}
        {coming.length > 2 && event.menus.length > 0 && (
          <MenuForAll
            menus={event.menus}
            coming={coming}
            onChange={(menu) => change(({ people }) => ({ people: people.map((one) => ({ ...one, menu })) }))}
          />
        )}
        {draft.people.map((person, index) => (
          <PersonLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the party
            key={index}
            index={index}
            person={person}
            listed={listedOf(person.id)}
            isTicked={isTicked}
            isAlone={isAlone}
            menus={event.menus}
            asksChildAge={event.asksChildAge}
            hosts={event.coupleNames}
            onChange={changePerson}
            onShareAllergies={coming.length > 1 ? shareAllergies : undefined}
          />
        ))}
        {event.hasBusTransport &&
          (event.busTrips.length > 0 ? (
            <TripFields
              people={draft.people}
              trips={event.busTrips}
              seatsLeft={busSeatsLeft}
              onChange={(people) => change({ people })}
            />
          ) : (
            <BusFields draft={draft} isAlone={isAlone} onChange={change} />
          ))}
      </div>
      <Label className="comments">
        Comentarios (opcional)
        <Control
          as="textarea"
          name="comments"
          rows={2}
          value={draft.comments}
          maxLength={1000}
          placeholder="Unas palabras para los anfitriones"
          onChange={({ target }) => change({ comments: target.value })}
        />
      </Label>
      {reopened?.menusAsked && <input type="hidden" name="menusAsked" value="true" />}
      {menusAsked && (
        <p className="note attending" role="alert">
          Falta elegir menú ({menusAsked}). Si aún no se sabe, envía la respuesta tal como está.
        </p>
      )}
      {nobody && (
        <p className="note attending" role="alert">
          Marca quién asistirá, o elige «No podemos ir».
        </p>
      )}
      <Press type="submit" disabled={same}>
        {same ? (
          'Sin cambios'
        ) : guest.status !== 'pending' ? (
          'Guardar respuesta'
        ) : (
          <>
            <span className="yes">Confirmar Asistencia</span>
            <span className="no">
              {isAlone ? 'Confirmar que no asistiré' : 'Confirmar que no asistiremos'}
            </span>
            <span className="either">Enviar respuesta</span>
          </>
        )}
      </Press>
      {onCancel && (
        <Press type="button" className="scripted" $quiet onClick={onCancel}>
          Cancelar
        </Press>
      )}
    </form>
  )
}
