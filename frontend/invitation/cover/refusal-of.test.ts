import { expect, test } from 'vitest'
import { refusalOf } from './refusal-of.ts'

const megabyte = 1024 * 1024

test('a JPG, PNG or WebP of at most 5MB may go', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp'])
    expect(refusalOf({ type, size: 5 * megabyte, name: 'foto' })).toBeNull()
})

test('what is too large or no image is refused with the reason', () => {
  expect(refusalOf({ type: 'image/jpeg', size: 5 * megabyte + 1 })).toMatch(/más de 5MB/)
  expect(refusalOf({ type: 'application/pdf', size: 10 })).toMatch(/no es una imagen JPG, PNG o WebP/)
})

test('an iPhone photo is told what it is, also where the browser does not know the type', () => {
  expect(refusalOf({ type: 'image/heic', size: 10 })).toMatch(/HEIC/)
  expect(refusalOf({ type: '', size: 10, name: 'IMG_2041.HEIC' })).toMatch(/HEIC/)
})
