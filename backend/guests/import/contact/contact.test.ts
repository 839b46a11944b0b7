import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { readEmails } from './read-email.ts'
import { readPhones } from './read-phone.ts'

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
  expect(readPhones(text, 'ES')).toEqual({ phones: [phone] })
})

test('the quick way to read a Spanish number says what libphonenumber says', () => {
  for (let start = 60; start < 80; start++) {
    for (const number of [`${start}0000000`, `${start}1234567`, `${start}9999999`]) {
      const phone = parsePhoneNumberFromString(number, 'ES')
      expect(readPhones(number, 'ES').phones).toEqual(phone?.isValid() ? [phone.number] : [])
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
  expect(readEmails(text)).toEqual({ emails: email ? [email] : [], isUnclear: false })
})

test.each(['ana@correo', 'ana correo.example', '@correo.example', 'ana@@correo.example'])(
  'the email %s is none, and that is told',
  (text) => {
    expect(readEmails(text)).toEqual({ emails: [], isUnclear: true })
  },
)

test('two addresses of a cell are two emails', () => {
  expect(readEmails('a@b.es, c@d.es').emails).toEqual(['a@b.es', 'c@d.es'])
})
