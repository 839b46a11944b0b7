import type { Random } from './random.ts'

const headers: readonly Record<string, string>[] = [
  { cookie: 'velada=%E0%A4%A; x=%' },
  { cookie: 'velada=Fe26.2*1*a*b*c*d*e*f' },
  { cookie: '=;;;=' },
  { cookie: `velada=${'a'.repeat(4_000)}` },
  { accept: 'application/problem+json' },
  { accept: ',;=q' },
  { 'accept-encoding': ';;;q=' },
  { 'accept-encoding': 'br;q=1e9, gzip;q=-1' },
  { range: 'bytes=99999999999999999999-' },
  { 'if-none-match': '"' },
  { 'if-modified-since': 'nunca' },
  { 'last-event-id': '1e999' },
  { 'last-event-id': '-1' },
  { 'x-forwarded-for': ',,,' },
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-host': '[' },
  { origin: 'http://[' },
  { origin: 'https://otra.example' },
  { 'sec-fetch-site': 'cross-site' },
  { referer: 'http://[' },
  { 'user-agent': '('.repeat(2_000) },
  { 'x-invitation-token': '\u00ff' },
  { 'x-http-method-override': 'DELETE' },
  { expect: '200-ok' },
  { host: '[' },
]

/** A malformed header. */
export const oddHeader = (random: Random): Record<string, string> => random.pick(headers)
