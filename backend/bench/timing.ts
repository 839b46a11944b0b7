import { createAccount } from '../accounts/create-account.ts'
import { database, inTransaction } from '../platform/database.ts'
import { anEvent } from '../testing/factories.ts'
import type { Figure } from './figure.ts'
import { ended, type Stand } from './stand.ts'

const tries = 2_000
const people = 100
const secret = 'tres-anillos-de-barro'

const calls = {
  'forgot-password': { path: '/api/auth/forgot-password', body: {} },
  'resend-verification': { path: '/api/auth/resend-verification', body: {} },
  login: { path: '/api/auth/login', body: { password: 'no-es-la-suya' } },
} as const

/**
 * How well the response time tells a known email from an unknown one, over 2,000 alternating tries of each:
 * the probability that a known one took longer (AUC; 0.5 means no information). The rate limits are reset
 * during the run, and a worker runs beside the api as in production.
 */
export async function* measureTiming(stand: Stand): AsyncGenerator<Figure> {
  const processes = [await stand.start('sandbox'), await stand.start('api'), await stand.start('worker')]
  const known: string[] = []
  for (let number = 0; number < people; number++) {
    const email = `conocida-${number}@correo.example`
    await inTransaction((trx) => createAccount(trx, email, secret, []))
    await anEvent({ email })
    known.push(email)
  }
  for (const [name, { path, body }] of Object.entries(calls)) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let number = 0; number < tries; number++) {
      if (number % 10 === 0) await forgetCounts()
      const pair = [
        ['known', known[number % people] ?? ''],
        ['unknown', `extranna-${number}@correo.example`],
      ] as const
      for (const [which, email] of number % 2 ? pair : pair.toReversed())
        times[which].push(await timeOf(stand.url + path, { ...body, email }))
    }
    const value = areaUnderCurve(times.known.slice(50), times.unknown.slice(50))
    yield { figure: `timing-${name}`, value, unit: 'AUC', aim: '≤ 0.55', holds: value <= 0.55 }
  }
  for (const process of processes) await ended(process)
}

const forgetCounts = () => database().raw('truncate rate_limits, sign_in_tries, mail_allowances')

async function timeOf(url: string, body: object): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const time = performance.now() - start
  await response.arrayBuffer()
  if (response.status !== 200 && response.status !== 401)
    throw new Error(`${url} answered ${response.status}`)
  return time
}

/** By ranks (Mann–Whitney), whichever of the two is slower. */
function areaUnderCurve(some: number[], others: number[]): number {
  const all = [
    ...some.map((time) => ({ time, isOf: true })),
    ...others.map((time) => ({ time, isOf: false })),
  ]
  const ranks = all.toSorted((one, other) => one.time - other.time)
  const sum = ranks.reduce((total, { isOf }, rank) => total + (isOf ? rank + 1 : 0), 0)
  const area = (sum - (some.length * (some.length + 1)) / 2) / (some.length * others.length)
  return Math.max(area, 1 - area)
}
