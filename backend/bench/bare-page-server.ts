import { readFileSync } from 'node:fs'
import Koa from 'koa'

// The smallest possible server of pages: Koa, and one compressed document for every address.
const [port = '0', file = ''] = process.argv.slice(2)
const body = readFileSync(file)
const app = new Koa()

app.use((ctx) => {
  ctx.type = 'text/html; charset=utf-8'
  ctx.set('Content-Encoding', 'br')
  ctx.body = body
})

app.listen(Number(port), () => process.send?.('ready'))
process.on('SIGTERM', () => process.exit(0))
