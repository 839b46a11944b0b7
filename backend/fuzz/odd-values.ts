import type { Random } from './random.ts'

const deep = (levels: number): unknown => {
  let value: unknown = 'fin'
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

const odd: readonly (() => unknown)[] = [
  () => null,
  () => '',
  () => '\0',
  () => 'a\0b',
  () => '\ud800',
  () => 'x'.repeat(30_000),
  () => ' '.repeat(30_000),
  () => `${' '.repeat(20_000)}&`,
  () => '-'.repeat(20_000),
  () => 'a@'.repeat(5_000),
  () => '🎉'.repeat(5_000),
  () => -1,
  () => 0,
  () => 1.5,
  () => 1e308,
  () => 2 ** 53,
  () => -(2 ** 63),
  () => '1e400',
  () => 'NaN',
  () => '275760-09-13',
  () => '-000001-01-01',
  () => '9999-12-31T23:59:59.999Z',
  () => `2031-06-12T18:00:00.${'1'.repeat(31)}Z`,
  () => '2031-02-31',
  () => '1000-01-01',
  () => 'America/Nowhere',
  () => '+99:99',
  () => 'javascript:alert(1)',
  () => 'http://[',
  () => '../../etc/passwd',
  () => "'; drop table events; --",
  () => '%00%ff%',
  () => '__proto__',
  () => 'constructor',
  () => '＝SUM(A1)',
  () => true,
  () => [],
  () => ({}),
  () => Array.from({ length: 3_000 }, (_, at) => at),
  () => Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`k${at}`, at])),
  () => deep(40),
  () => deep(2_000),
  () => '00000000-0000-0000-0000-000000000000',
]

/** A value that no form of ours sends. */
export const oddValue = (random: Random): unknown => random.pick(odd)()

/** An odd, already encoded segment of a path or query. */
export const oddPiece = (random: Random): string =>
  random.pick([
    '',
    '%',
    '%00',
    '%ff',
    '%E0%A4%A',
    '%2e%2e',
    '..',
    '%2F',
    '%5C',
    'a'.repeat(1_500),
    '%F0%9F%8E%89',
    'NULL',
    '[object%20Object]',
    '__proto__',
    '-1',
    '00000000-0000-0000-0000-000000000000',
    'preview',
    "';--",
    '*',
    '~',
    '?',
    '%0d%0aX:%20y',
  ])
