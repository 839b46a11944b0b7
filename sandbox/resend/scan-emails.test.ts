import { expect, test } from 'vitest'
import { scanEmails } from './scan-emails.ts'

test('finds each mail and its short fields, and steps over the long ones', () => {
  const mails = [
    {
      from: 'a@b.es',
      to: ['ñ@b.es'],
      subject: 'Una "cita" \\',
      html: '<a href="x">{[\\"</a>',
      tags: [{ name: 'a', value: '}' }],
    },
    { to: 'c@d.es', text: 'é', headers: { 'X-A': 'b"]' }, scheduled_at: null, n: -1.5e3, b: true },
  ]
  const body = Buffer.from(JSON.stringify(mails, null, 2))
  const scanned = scanEmails(body)
  expect(scanned.map(({ start, end }) => JSON.parse(body.toString('utf8', start, end)))).toEqual(mails)
  expect(JSON.parse(scanned[0]?.fields.subject ?? '')).toBe('Una "cita" \\')
  expect([...(scanned[0]?.long ?? [])]).toEqual(['html'])
  expect([...(scanned[1]?.long ?? [])]).toEqual(['text', 'headers'])
})

test.each(['', '[', '{"a"', '{"a":1', '[{"a":"b]', '{"a":x}', '{} {}', '"a"', '[1]'])(
  'refuses %s',
  (text) => {
    expect(() => scanEmails(Buffer.from(text))).toThrow(SyntaxError)
  },
)
