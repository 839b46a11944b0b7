import { createServer as createHttp } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { neverConnectedCode } from './never-connected.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const failureOf = (url: string): Promise<unknown> =>
  fetch(url, { method: 'POST', body: 'x'.repeat(1000) }).then(
    () => null,
    (error: unknown) => error,
  )

test('nobody listening, an unknown name and a handshake that fails prove that nothing was sent', async () => {
  const port = await listen(createServer())
  servers.pop()?.close()
  expect(neverConnectedCode(await failureOf(`http://127.0.0.1:${port}`))).toBe('ECONNREFUSED')
  expect(neverConnectedCode(await failureOf('http://nobody.invalid'))).toMatch(/^(ENOTFOUND|EAI_AGAIN)$/)
  const plain = await listen(createHttp((_, response) => response.end('no TLS here')))
  expect(neverConnectedCode(await failureOf(`https://127.0.0.1:${plain}`))).not.toBeNull()
})

test('a connection that is reset after the body was sent proves nothing', async () => {
  const port = await listen(createServer((socket) => socket.once('data', () => socket.resetAndDestroy())))
  const failure = await failureOf(`http://127.0.0.1:${port}`)
  expect(failure).toBeInstanceOf(Error)
  expect(neverConnectedCode(failure)).toBeNull()
})
