import Koa from 'koa'
import pg from 'pg'
import type { Statement } from './rsvp.ts'

// The smallest possible server: one handler, one pool, the recorded statements in one transaction.
const [port = '0', databaseUrl = '', recorded = '[]'] = process.argv.slice(2)
const statements = JSON.parse(recorded) as Statement[]
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
const app = new Koa()

app.use(async (ctx) => {
  const guestId = ctx.path.split('/')[3] ?? ''
  const token = ctx.get('x-invitation-token')
  const chunks: Buffer[] = []
  for await (const chunk of ctx.req) chunks.push(chunk as Buffer)
  JSON.parse(Buffer.concat(chunks).toString())
  const filled = (value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{guestId}', guestId).replaceAll('{token}', token) : value
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const { sql, bindings } of statements) await client.query(sql, bindings.map(filled))
    await client.query('commit')
    ctx.body = { id: guestId }
  } finally {
    client.release()
  }
})

app.listen(Number(port), () => process.send?.('ready'))
process.on('SIGTERM', () => process.exit(0))
