import { expect, test } from 'vitest'
import { unlinked } from './unlinked.ts'

test.each([
  'http://evil.example',
  'https://evil.example/a?b=c',
  'evil.com',
  'www.evil.com',
  'Ana y Luis evil.com/pago',
  'HTTP://EVIL.COM',
  'evil。com',
  'evil．com',
  'ana@evil.com',
  '//evil.com',
  'javascript:alert(1)',
  'evil\u200b.\u200bcom',
  'mailto:ana@evil.com',
  'tel:+34911222333',
])('%j becomes no link', (text) => {
  const said = unlinked(text)
  expect(said).not.toMatch(/[.。．｡]\S/)
  expect(said).not.toMatch(/[:/@]\S/)
})

test.each(['911 222 333', '+34 911222333', '(91) 122-23-33 44', 'Llama al 911.222.333'])(
  'the number in %j is no telephone link',
  (text) => {
    expect(unlinked(text)).not.toMatch(/\d{2}/)
  },
)

test.each(['Lucía & Marcos', 'M.ª José y Juan P. García', 'Eva e Íñigo', '50 años de Ana', 'Bodas 2027'])(
  'the names %j stay as they are',
  (names) => {
    expect(unlinked(names).replaceAll(' ', '')).toBe(names.replaceAll(' ', ''))
  },
)

test('what is too long is cut', () => {
  expect(unlinked('a'.repeat(160))).toHaveLength(80)
})
