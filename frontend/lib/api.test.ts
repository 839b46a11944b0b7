import { expect, test } from 'vitest'
import { ApiError, failureText } from './api.ts'

test('the message of a refused call is the status, a colon and the text of the answer', () => {
  expect(new ApiError(422, 'La invitación es para 2 personas').message).toBe(
    '422: La invitación es para 2 personas',
  )
})

test('a person is told the words of the server, without the status', () => {
  expect(failureText(new ApiError(422, 'La invitación es para 2 personas'))).toBe(
    'La invitación es para 2 personas',
  )
})

test('a network that does not answer is said in words that help', () => {
  expect(failureText(new TypeError('Failed to fetch'))).toMatch(/^No hay conexión/)
})
