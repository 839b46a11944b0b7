import { expect, test } from 'vitest'
import { isOlderBrowser } from './is-older.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [
    'iPhone 6',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 12_5_7 like Mac OS X) ${webKit} Version/12.1.2 Mobile/15E148 Safari/604.1`,
  ],
  [
    'iPhone 7',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 15_8_3 like Mac OS X) ${webKit} Version/15.6.6 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on the same iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) ${webKit} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
  ],
  [
    'an app on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 15_7 like Mac OS X) ${webKit} Mobile/19H12 [FBAN/FBIOS;FBAV/400.0]`,
  ],
  [
    'iPad Air 2 as a desktop',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/15.6.1 Safari/605.1.15`,
  ],
  [
    'Android 5',
    'Mozilla/5.0 (Linux; Android 5.1.1; SM-J320FN) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/95.0.4638.74 Mobile Safari/537.36',
  ],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 9; SM-G950F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/19.0 Chrome/102.0.5005.125 Mobile Safari/537.36',
  ],
  [
    'Android 4',
    'Mozilla/5.0 (Linux; U; Android 4.1.2; es-es; GT-I9100) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  ],
  ['Firefox', 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0'],
  ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; es) Presto/2.12.423 Version/12.16'],
  ['Internet Explorer', 'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ['a phone with keys', 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'],
])('%s is an older browser', (_, agent) => {
  expect(isOlderBrowser(agent)).toBe(true)
})

test.each([
  [
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) ${webKit} Version/16.4 Mobile/15E148 Safari/604.1`,
  ],
  [
    'a newer iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'iPad as a desktop',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.1 Safari/605.1.15`,
  ],
  [
    'Chrome',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/113.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
  ['who says nothing', ''],
  ['a messenger that looks for a preview', 'WhatsApp/2.23.20.0'],
  ['a long riddle', '('.repeat(100_000)],
])('%s is not', (_, agent) => {
  expect(isOlderBrowser(agent)).toBe(false)
})
