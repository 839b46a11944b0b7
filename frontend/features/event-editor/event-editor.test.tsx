import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { Page } from '../../testing/on-page.tsx'
import { anEvent } from '../../testing/samples.ts'
import { EventEditor } from './event-editor.tsx'

test('the closing words have a counter, and while they are empty it is said what stands there', () => {
  const { container } = render(
    <Page>
      <EventEditor event={anEvent()} onSaved={() => {}} onUnsaved={() => {}} />
    </Page>,
  )
  const words = screen.getByLabelText('Palabras de despedida')
  const hint = () => container.querySelector(`[id='${words.getAttribute('aria-describedby')}']`)?.textContent
  expect(hint()).toContain('«Gracias por formar parte de nuestra historia.»')
  fireEvent.change(words, { target: { value: 'Os queremos' } })
  expect(hint()).toBe('Quedan 289 caracteres')
  fireEvent.change(words, { target: { value: 'a'.repeat(301) } })
  expect(hint()).toBe('Sobra 1 carácter')
})

test('while somebody writes, another person’s change leaves what was typed unsaved and brings the rest', async () => {
  const told: boolean[] = []
  const keep = (isUnsaved: boolean) => {
    told.push(isUnsaved)
  }
  const editor = (event: OwnedEvent) => (
    <Page>
      <EventEditor event={event} onSaved={() => {}} onUnsaved={keep} />
    </Page>
  )
  const { rerender } = render(editor(anEvent()))
  const names = screen.getByLabelText(/Nombres de los novios/)
  fireEvent.change(names, { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }))
  await waitFor(() => expect(names.getAttribute('aria-invalid')).toBe('true'))
  rerender(editor(anEvent({ eventDate: '2029-05-05' })))
  // A single 'saved' between closes the tab and loses the text.
  expect(told).toEqual([false, true])
  expect(screen.getByLabelText(/Fecha del evento/)).toHaveProperty('value', '2029-05-05')
  expect(names).toHaveProperty('value', '')
  expect(names.getAttribute('aria-invalid')).toBe('true')
})
