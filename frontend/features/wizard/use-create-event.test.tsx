import { act, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEvent, type EventCreated } from '../../../domain/calls/events.ts'
import { onPage } from '../../testing/on-page.tsx'
import { disconnect, hold, refuse, requests, respond } from '../../testing/server.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { type Draft, useDraft } from './draft-store.ts'
import { useNextStep } from './next-step-store.ts'
import { useCreateEvent } from './use-create-event.ts'

const draft: Draft = {
  coupleNames: 'Lucía y Marcos',
  eventDate: '2031-05-10T16:00:00.000Z',
  primaryColor: '#1A1A1A',
  secondaryColor: '#C9A96E',
  invitationFormat: 'classic',
  hasBusTransport: false,
  email: 'lucia@correo.es',
}
const created: EventCreated = { id: 'e1', slug: 'lucia-y-marcos', message: 'Abre el enlace.' }

beforeEach(() => {
  useDraft.setState({ step: 7, draft })
  useNextStep.getState().dismiss()
})
afterEach(() => vi.restoreAllMocks())

const wizard = () =>
  onPage(() => ({ ...useCreateEvent(), at: useLocation().pathname + useLocation().search })).result
const notice = () => useToasts.getState().toast

test('a draft with a step left out is not sent: that step is shown', () => {
  const result = wizard()
  act(() => result.current.create({ ...draft, coupleNames: '' }))
  expect([useDraft.getState().step, result.current.creating, requests]).toEqual([1, false, []])
})

test('while the event is being made the button is busy, and the draft stays', async () => {
  const creation = hold(createEvent, () => created)
  const result = wizard()
  act(() => result.current.create(draft))
  expect([result.current.creating, useDraft.getState().draft]).toEqual([true, draft])
  creation.release()
  await waitFor(() => expect(useDraft.getState().draft).not.toEqual(draft))
})

test('an event that was made forgets the draft and says what comes next', async () => {
  const sent: unknown[] = []
  respond(createEvent, ({ payload }) => {
    sent.push(payload)
    return created
  })
  const result = wizard()
  act(() => result.current.create(draft))
  await waitFor(() =>
    expect(useNextStep.getState().next).toEqual({ email: 'lucia@correo.es', verificationUrl: null }),
  )
  expect(sent).toMatchObject([{ ...draft, slug: 'lucia-y-marcos' }])
  expect(useDraft.getState().step).toBe(1)
  expect(notice()?.title).toBe('¡Evento creado con éxito!')
})

test('where the link comes with the response, it is opened and stays at hand', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const verificationUrl = 'http://localhost/verify-email?token=t'
  respond(createEvent, () => ({ ...created, verificationUrl }))
  const result = wizard()
  act(() => result.current.create(draft))
  await waitFor(() => expect(open).toHaveBeenCalledWith(verificationUrl, '_blank'))
  expect(useNextStep.getState().next).toMatchObject({ verificationUrl })
})

test.each([
  ['refused', () => refuse(createEvent, 'image-gone'), 'La foto ya no está guardada. Vuelve a subirla'],
  ['without a network', () => disconnect(createEvent), /^No hay conexión/],
] as const)('an event %s says why, keeps the draft and can be tried again', async (_, fail, sentence) => {
  fail()
  const result = wizard()
  act(() => result.current.create(draft))
  await waitFor(() => expect(notice()?.description).toMatch(sentence))
  expect([result.current.creating, useDraft.getState().draft, useNextStep.getState().next]).toEqual([
    false,
    draft,
    null,
  ])
  respond(createEvent, () => created)
  act(() => result.current.create(draft))
  await waitFor(() => expect(useNextStep.getState().next).not.toBeNull())
})
