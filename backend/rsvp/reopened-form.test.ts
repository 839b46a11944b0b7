import { expect, test } from 'vitest'
import { AppError } from '../platform/errors.ts'
import { refusedForm, reopenedForm } from './reopened-form.ts'

const two = {
  status: 'confirmed',
  confirmedGuests: '2',
  'attendees[0][name]': ' Ana Ruiz ',
  'attendees[0][dietary]': 'celíaca',
  'attendees[1][name]': 'Luis',
  'attendees[1][isChild]': 'true',
  'attendees[2][name]': '',
  'attendees[2][dietary]': '',
}

test('a page opens the form only when it is asked to, and repeats nothing of its address', () => {
  expect(reopenedForm({})).toBeUndefined()
  expect(reopenedForm({ answer: 'change', error: 'Llama al 600 000 000' })).toEqual({ failure: null })
  expect(reopenedForm({ error: 'party-too-large' })).toBeUndefined()
})

test('a refused form stands as it was typed, right or wrong', () => {
  const form = new URLSearchParams({
    ...two,
    confirmedGuests: '4',
    busComments: 'a\r\nb',
    needsBusTransport: 'true',
  })
  expect(refusedForm(new AppError('party-too-large', { people: '3 personas' }), form)).toEqual({
    failure: 'La invitación es para 3 personas',
    typed: {
      status: 'confirmed',
      seats: 4,
      people: [
        { id: '', comes: true, name: ' Ana Ruiz ', isChild: false, menu: '', dietary: 'celíaca' },
        { id: '', comes: true, name: 'Luis', isChild: true, menu: '', dietary: '' },
        { id: '', comes: true, name: '', isChild: false, menu: '', dietary: '' },
      ],
      needsBusTransport: true,
      busComments: 'a\nb',
      comments: '',
    },
  })
})

test('what was typed as a number and is none leaves the seats as they are', () => {
  const failure = new AppError('malformed-input', { message: 'Número de asistentes no válido' })
  const form = new URLSearchParams({ status: 'declined', confirmedGuests: '-1' })
  expect(refusedForm(failure, form)).toMatchObject({
    failure: 'No hemos guardado tu respuesta. Número de asistentes no válido',
    typed: { status: 'declined', people: [] },
  })
  expect(refusedForm(failure, form)?.typed).not.toHaveProperty('seats')
})

test('a failure that no guest can mend does not open the form', () => {
  for (const code of ['unavailable', 'invitation-not-found', 'cross-site', 'signed-out'] as const)
    expect(refusedForm(new AppError(code), new URLSearchParams(two))).toBeUndefined()
})
