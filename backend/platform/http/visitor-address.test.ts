import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

const proxy = '10.0.0.9'

test('behind nobody, nobody is believed', () => {
  expect(visitorAddress('203.0.113.7', '1.1.1.1', 0)).toBe('203.0.113.7')
  expect(visitorAddress('::ffff:203.0.113.7', '', 0)).toBe('203.0.113.7')
})

test.each([
  [1, '198.51.100.4', '198.51.100.4'],
  [1, '1.1.1.1, 2.2.2.2, 198.51.100.4', '198.51.100.4'],
  [2, '198.51.100.4, 10.0.0.8', '198.51.100.4'],
  [2, '1.1.1.1, 2.2.2.2,198.51.100.4 ,10.0.0.8', '198.51.100.4'],
  // Fewer addresses than proxies: take the first one.
  [2, '198.51.100.4', '198.51.100.4'],
  [1, '', proxy],
  [1, '1.1.1.1, unknown', proxy],
  [1, '198.51.100.4:51234', '198.51.100.4'],
  [1, '[2001:db8:1:2::5]:443', '2001:db8:1:2::5'],
])('behind %i proxies, «%s» comes from %s', (hops, header, address) => {
  expect(visitorAddress(proxy, header, hops)).toBe(address)
})
