import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { changeEvent, findEvent, type OwnedEvent } from '../../../domain/calls/events.ts'
import type { EventChanges } from '../../../domain/event/event-changes.ts'
import { changedMeanwhile } from '../../../domain/failures.ts'
import { failureText } from '../../lib/api.ts'
import { Page } from '../../testing/on-page.tsx'
import { anEvent, eventId } from '../../testing/samples.ts'
import { disconnect, hold, refuse, requests, respond } from '../../testing/server.ts'
import { useSaveEvent } from './use-save-event.tsx'

const line = `PUT /api/events/${eventId}`

type FormProps = { event: OwnedEvent; changes: EventChanges }
/** A form in which `changes` were typed; it says how saving ended. */
function Form({ event, changes }: FormProps) {
  const { save, questions } = useSaveEvent(event, Object.keys(changes))
  const [outcome, setOutcome] = useState('unsaved')
  const submit = () =>
    void save(changes).then(
      (saved) => setOutcome(saved ? `saved ${saved.ceremonyPlace}` : 'still writing'),
      (failure: unknown) => setOutcome(failureText(failure)),
    )
  return (
    <>
      <button type="button" onClick={submit}>
        Guardar
      </button>
      <output>{outcome}</output>
      {questions}
    </>
  )
}
function openForm(changes: EventChanges, event = anEvent()) {
  const form = (shown: OwnedEvent) => (
    <Page>
      <Form event={shown} changes={changes} />
    </Page>
  )
  const { rerender } = render(form(event))
  return { becomes: (fields: Partial<OwnedEvent>) => rerender(form(anEvent(fields))) }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const saved: EventChanges[] = []
const taking = () =>
  respond(changeEvent, ({ payload }) => {
    saved.push(payload as EventChanges)
    return anEvent({ ceremonyPlace: payload.ceremonyPlace ?? '' })
  })

test('only what was changed is sent, with what stood there before', async () => {
  taking()
  openForm({ ceremonyPlace: 'Playa' })
  press('Guardar')
  await screen.findByText('saved Playa')
  expect(saved.splice(0)).toEqual([{ ceremonyPlace: 'Playa', was: { ceremonyPlace: 'Ermita de San Roque' } }])
})

test('what somebody saves while a person writes does not become what that person began with', async () => {
  taking()
  const { becomes } = openForm({ ceremonyPlace: 'Playa' })
  becomes({ ceremonyPlace: 'Finca' })
  press('Guardar')
  await screen.findByText('saved Playa')
  expect(saved.splice(0)).toMatchObject([{ was: { ceremonyPlace: 'Ermita de San Roque' } }])
})

test.each([
  ['refused', () => refuse(changeEvent, 'deadline-after-event'), /^La fecha límite/],
  ['without a network', () => disconnect(changeEvent), /^No hay conexión/],
] as const)('a change %s says why, and the same press saves it later', async (_, fail, sentence) => {
  fail()
  openForm({ ceremonyPlace: 'Playa' })
  press('Guardar')
  await screen.findByText(sentence)
  taking()
  press('Guardar')
  await screen.findByText('saved Playa')
  saved.length = 0
})

test('while it is being saved nothing is said to be saved', async () => {
  const saving = hold(changeEvent, () => anEvent({ ceremonyPlace: 'Playa' }))
  openForm({ ceremonyPlace: 'Playa' })
  press('Guardar')
  screen.getByText('unsaved')
  saving.release()
  await screen.findByText('saved Playa')
})

test('a date in the past is asked about first, and nothing is sent by who corrects it', async () => {
  respond(changeEvent, () => anEvent())
  openForm({ eventDate: '2020-05-10' })
  press('Guardar')
  await screen.findByRole('alertdialog')
  press('Corregirla')
  await screen.findByText('still writing')
  expect(requests).toEqual([])
  press('Guardar')
  await screen.findByRole('alertdialog')
  press('Sí, guardar esa fecha')
  await waitFor(() => expect(requests).toEqual([line]))
  await screen.findByText(/^saved/)
})

/** Somebody saved another place for the ceremony since the person began. */
function conflict() {
  let refusals = 0
  respond(findEvent, () => anEvent({ ceremonyPlace: 'Finca' }))
  respond(changeEvent, ({ payload }) => {
    saved.push(payload as EventChanges)
    if (payload.was?.ceremonyPlace !== 'Finca' && refusals++ === 0)
      return new Response(changedMeanwhile, { status: 409 })
    return anEvent({ ceremonyPlace: payload.ceremonyPlace ?? 'Finca' })
  })
  saved.length = 0
}

test('two people changed the same: both values are shown, and mine is saved when I keep it', async () => {
  conflict()
  openForm({ ceremonyPlace: 'Playa' })
  press('Guardar')
  await screen.findByText('Alguien ha cambiado lo mismo')
  screen.getByText('Playa')
  screen.getByText('Finca')
  press('Guardar lo elegido')
  await screen.findByText('saved Playa')
  expect(saved.at(-1)).toEqual({ ceremonyPlace: 'Playa', was: { ceremonyPlace: 'Finca' } })
})

test('two people changed the same: who chooses the other’s value overwrites nothing', async () => {
  conflict()
  openForm({ ceremonyPlace: 'Playa' })
  press('Guardar')
  await screen.findByText('Alguien ha cambiado lo mismo')
  fireEvent.click(screen.getByRole('radio', { name: /Finca/ }))
  press('Guardar lo elegido')
  await screen.findByText('saved Finca')
  expect(saved).toHaveLength(1)
})

test('two people changed the same: who would rather go on writing saves nothing', async () => {
  conflict()
  openForm({ ceremonyPlace: 'Playa' })
  press('Guardar')
  await screen.findByText('Alguien ha cambiado lo mismo')
  await act(async () => press('Seguir escribiendo'))
  await screen.findByText('still writing')
  expect(saved).toHaveLength(1)
})
