import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { expect, test } from 'vitest'
import { parseEmail, parsePhone } from './parse-cells.ts'

test.each([
  ['652 84 59 87', '+34652845987'],
  ['671.006.040', '+34671006040'],
  ["'+34 671-006-040", '+34671006040'],
  ['(+34) 671 006 040', '+34671006040'],
  ['0034671006040', '+34671006040'],
  ['34671006040', '+34671006040'],
  ['Tel. 91 123 45 67', '+34911234567'],
  ['+44 7911 123456', '+447911123456'],
  ['+1 (415) 555-2671', '+14155552671'],
])('the phone %s is %s', (text, phone) => {
  expect(parsePhone(text)).toEqual({ value: phone })
})

test('the quick way to read a Spanish number says what libphonenumber says', () => {
  for (let start = 60; start < 80; start++) {
    for (const number of [`${start}0000000`, `${start}1234567`, `${start}9999999`]) {
      const phone = parsePhoneNumberFromString(number, 'ES')
      expect(parsePhone(number)).toEqual(
        phone?.isValid() ? { value: phone.number } : { problem: `El teléfono «${number}» no es válido` },
      )
    }
  }
})

test.each([
  [' ANA@Correo.Example ', 'ana@correo.example'],
  ['Ana Peña <ana@correo.example>', 'ana@correo.example'],
  ['mailto:ana@correo.example?subject=x', 'ana@correo.example'],
  ['ana@correo.example;', 'ana@correo.example'],
  ['ana\u200b@correo.example', 'ana@correo.example'],
  ['—', null],
])('the email %j is %s', (text, email) => {
  expect(parseEmail(text)).toEqual({ value: email })
})

test.each(['ana@correo', 'ana correo.example', '@correo.example', 'ana@@correo.example', 'a@b.es, c@d.es'])(
  'the email %s is refused',
  (text) => {
    expect(parseEmail(text).problem).toMatch(/email/)
  },
)
