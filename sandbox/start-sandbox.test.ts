import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sandboxCredentials } from '../backend/platform/sandbox-credentials.ts'
import { startSandbox } from './start-sandbox.ts'
import { anEmail, aPayment, aSandbox, aWhatsapp } from './testing.ts'

const webhooks = { stripe: 'http://localhost:1/stripe', resend: 'http://localhost:1/resend' }

test('a restart keeps messages, payments, answers, faults, limits and settings', async () => {
  const sandbox = await aSandbox()
  const options = { idempotencyKey: 'k' }
  const mail = await sandbox.resend.emails.send(anEmail, options)
  const { sid } = await sandbox.twilio.messages.create(aWhatsapp)
  const { id } = await sandbox.stripe.paymentIntents.create(aPayment, options)
  await sandbox.control('POST', 'faults', { provider: 'whatsapp', fault: 'delay', times: 2, ms: 5 })
  await sandbox.restart()
  expect((await sandbox.resend.emails.send(anEmail, options)).data).toEqual(mail.data)
  expect((await sandbox.stripe.paymentIntents.create(aPayment, options)).id).toBe(id)
  const kept = await sandbox.control('GET', 'messages?bodies=links')
  expect(kept.map((message: { id: string }) => message.id)).toEqual([mail.data?.id, sid])
  expect(await sandbox.control('GET', 'faults')).toMatchObject([{ fault: 'delay', times: 2 }])
  expect(await sandbox.control('GET', 'limits')).toMatchObject({ email: null })
  expect(await sandbox.control('GET', 'settings')).toMatchObject({ deliverAfterMs: 30 })
  await sandbox.close()
})

test('a message that was answered is still there after kill -9', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'velada-sandbox-'))
  const credentials = sandboxCredentials(dataDir)
  const script = `
    import { startSandbox } from ${JSON.stringify(join(import.meta.dirname, 'start-sandbox.ts'))}
    const options = JSON.parse(process.argv[1])
    process.stdout.write(String((await startSandbox(options)).port))`
  const options = JSON.stringify({ port: 0, dataDir, credentials, webhooks })
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  const response = await fetch(`http://localhost:${port}/emails/batch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${credentials.resend.apiKey}` },
    body: JSON.stringify([anEmail, anEmail]),
  })
  const { data } = (await response.json()) as { data: { id: string }[] }
  child.kill('SIGKILL')
  await once(child, 'exit')

  const again = await startSandbox({ port: 0, dataDir, credentials, webhooks })
  const kept = (await (await fetch(`${again.url}/control/messages`)).json()) as { id: string; html: string }[]
  expect(kept.map(({ id, html }) => ({ id, html }))).toEqual(
    data.map(({ id }) => ({ id, html: anEmail.html })),
  )
  await again.close()
  await rm(dataDir, { recursive: true })
})

test('the store is its owner’s alone to read, and so is one that an earlier version left open', async () => {
  const sandbox = await aSandbox()
  const modes = async () => {
    const folder = join(sandbox.dataDir, 'sandbox')
    const names = await readdir(folder)
    expect(names).toEqual(expect.arrayContaining(['store.db', 'store.db-wal']))
    const stats = await Promise.all(
      [folder, ...names.map((name) => join(folder, name))].map((one) => stat(one)),
    )
    return [...new Set(stats.map(({ mode }) => mode & 0o077))]
  }
  expect(await modes()).toEqual([0])
  await chmod(join(sandbox.dataDir, 'sandbox', 'store.db'), 0o644)
  await sandbox.restart()
  await sandbox.resend.emails.send(anEmail)
  expect(await modes()).toEqual([0])
  await sandbox.close()
})

test('a port in use is told', async () => {
  const sandbox = await aSandbox()
  const { port, dataDir, credentials } = sandbox
  const second = startSandbox({ port, dataDir, credentials, webhooks })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await sandbox.close()
})

test('messages are counted, chosen and emptied', async () => {
  const sandbox = await aSandbox()
  await sandbox.resend.batch.send([anEmail, { ...anEmail, to: 'Luis <Luis@Example.es>' }])
  await sandbox.twilio.messages.create(aWhatsapp)
  expect(await sandbox.control('GET', 'messages?to=luis@example.es&bodies=none')).toHaveLength(1)
  expect(await sandbox.control('GET', 'messages?limit=1&offset=1&bodies=none')).toMatchObject([
    { to: 'luis@example.es' },
  ])
  expect(await sandbox.control('GET', 'stats')).toMatchObject({ messages: { email: 2, whatsapp: 1 } })
  expect(await sandbox.control('DELETE', 'messages?channel=email')).toEqual({ deleted: 2 })
  expect(await sandbox.control('GET', 'messages')).toMatchObject([{ channel: 'whatsapp' }])
  await sandbox.close()
})

test('a fault counts down and can be taken back', async () => {
  const sandbox = await aSandbox()
  const broken = async () => (await sandbox.resend.emails.send(anEmail)).error?.name
  await sandbox.control('POST', 'faults', { provider: 'email', fault: 'rate-limit', times: 2 })
  expect([await broken(), await broken(), await broken()]).toEqual([
    'rate_limit_exceeded',
    'rate_limit_exceeded',
    undefined,
  ])
  await sandbox.control('POST', 'faults', { provider: 'email', fault: 'error-500' })
  expect([await broken(), await broken()]).toEqual(['internal_server_error', 'internal_server_error'])
  await sandbox.control('DELETE', 'faults')
  expect(await broken()).toBeUndefined()
  expect(await sandbox.control('POST', 'faults', { provider: 'email', fault: 'none' })).toMatchObject({
    error: 'malformed',
  })
  await sandbox.close()
})
