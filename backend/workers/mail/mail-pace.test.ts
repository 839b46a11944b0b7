import { expect, test } from 'vitest'
import { database } from '../../platform/database.ts'
import { pauseSending } from '../../providers/pause-sending.ts'
import { client, eventually } from '../../testing/client.ts'
import { anOwner } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = testApp({ sandbox: true, workers: true })
const visitor = client(() => app.url)

test('nobody’s wedding delays a password: its mail leaves while the campaigns wait', async () => {
  const { email } = await anOwner()
  await pauseSending('email', 3600)
  await database().raw(`update send_limits set next_at = now() + interval '1 hour' where provider = 'email'`)
  await visitor.post('/api/auth/forgot-password', { email })
  const subject = await eventually('the mail leaves', async () => {
    const reply = await fetch(`${app.sandboxUrl}/control/messages?to=${encodeURIComponent(email)}`)
    const [message] = (await reply.json()) as { subject: string }[]
    return message?.subject
  })
  expect(subject).toMatch(/contraseña/)
})
