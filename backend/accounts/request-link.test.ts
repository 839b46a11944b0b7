import { beforeEach, expect, test } from 'vitest'
import { database, inTransaction } from '../platform/database.ts'
import { client } from '../testing/client.ts'
import { anEvent, anOwner, jobsIn, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { answerLinkRequest } from './answer-link-request.ts'
import { takeMailAllowance } from './mail-allowance.ts'

const app = testApp()
const visitor = () => client(() => app.url)
beforeEach(() => database().raw('truncate rate_limits, sign_in_tries, mail_allowances, link_requests'))

const nobody = 'nadie@correo.example'

/** The statements that a request runs. */
async function statementsOf(request: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = []
  const note = ({ sql }: { sql: string }) => said.push(sql)
  database().on('query', note)
  await request().finally(() => database().removeListener('query', note))
  return said
}

const answerRequests = async () => {
  const rows: { id: string }[] = await database()('linkRequests').select('id')
  for (const { id } of rows) await inTransaction((trx) => answerLinkRequest(trx, id))
}

test.each(['forgot-password', 'resend-verification'])(
  '%s looks nothing up: the same statements for a known email as for an unknown one',
  async (call) => {
    const { email: verified } = await anOwner()
    const { email: waiting } = await anEvent()
    await visitor().post(`/api/auth/${call}`, { email: 'primero@correo.example' })
    const ask = (email: string) =>
      statementsOf(async () => {
        const reply = await visitor().post(`/api/auth/${call}`, { email })
        expect(reply.status).toBe(200)
      })
    const unknown = await ask(nobody)
    expect(unknown.length).toBeGreaterThan(2)
    expect(await ask(verified)).toEqual(unknown)
    expect(await ask(waiting)).toEqual(unknown)
    expect(unknown.join('\n')).not.toMatch(/\b(from|join)\s+"?(accounts|events|account_links)\b/i)
  },
)

test('a request is answered once, however often its job runs', async () => {
  const { email, accountId } = await anOwner()
  await visitor().post('/api/auth/forgot-password', { email })
  const [row] = await database()('linkRequests').select('id')
  await Promise.all([1, 2, 3].map(() => inTransaction((trx) => answerLinkRequest(trx, row.id))))
  expect(await database()('accountLinks').where({ accountId })).toHaveLength(1)
  expect(await database()('linkRequests')).toEqual([])
})

test('the email asked for is forgotten, known or not', async () => {
  await visitor().post('/api/auth/forgot-password', { email: nobody })
  await answerRequests()
  expect(await database()('linkRequests')).toEqual([])
  expect(JSON.stringify(await jobsIn('answer-link-request'))).not.toContain(nobody)
})

test('an address gets at most 3 links for a forgotten password in an hour, and the answer stays the same', async () => {
  const { email, accountId } = await anOwner()
  const replies = []
  for (let times = 0; times < 8; times++)
    replies.push(await visitor().post('/api/auth/forgot-password', { email }))
  await answerRequests()
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await database()('accountLinks').where({ accountId })).toHaveLength(3)
})

test('what strangers ask for leaves the right person their own, at a place the account was signed in at', async () => {
  const { email, accountId } = await anOwner()
  const couple = visitor()
  await signIn(couple, email)
  // A stranger: no device cookie, and an address the account never used.
  for (let number = 0; number < 12; number++)
    await inTransaction((trx) => takeMailAllowance(trx, 'reset', `${email} `, `stranger ${number}`))
  await couple.post('/api/auth/forgot-password', { email })
  await answerRequests()
  expect(await database()('accountLinks').where({ accountId })).toHaveLength(1)
})

test('asking for a verification mail does not use up the reset', async () => {
  const { email, accountId } = await anOwner()
  for (let number = 0; number < 12; number++)
    await inTransaction((trx) => takeMailAllowance(trx, 'unverified', email, String(number)))
  await visitor().post('/api/auth/forgot-password', { email })
  await answerRequests()
  expect(await database()('accountLinks').where({ accountId })).toHaveLength(1)
})

test('3 mails in any hour and 10 in any day, each counted once', async () => {
  const take = (key: string) =>
    inTransaction((trx) => takeMailAllowance(trx, 'unverified', 'ana@correo.example', key))
  const later = (hours: number) =>
    database().raw(`update mail_allowances set mailed_at = mailed_at - ? * interval '1 hour'`, [hours])
  expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(take))).toSatisfy(
    (taken: boolean[]) => taken.filter(Boolean).length === 3,
  )
  const [kept] = await database()('mailAllowances').select('mailKey')
  expect(await take(kept.mailKey)).toBe(true)
  expect(await take('f')).toBe(false)
  let number = 3
  for (let hour = 0; hour < 6; hour++) {
    await later(1.01)
    for (let times = 0; times < 4; times++) if (await take(`${hour} ${times}`)) number++
  }
  expect(number).toBe(10)
  await later(24)
  expect(await take('tomorrow')).toBe(true)
})
