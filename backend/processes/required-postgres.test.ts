import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { requiredPostgres, versionRefusal } from '../platform/required-postgres.ts'
import { answers } from './open-database.ts'

const servers: Server[] = []
const sockets = new Set<Socket>()
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers) server.close()
})

test('a server that is too old is named with its version and the one needed', () => {
  expect(versionRefusal('DATABASE_URL', 150_004)).toBe(
    `DATABASE_URL is PostgreSQL 15.4, and Velada needs PostgreSQL ${requiredPostgres} or newer: upgrade it, or unset DATABASE_URL to use the embedded one.`,
  )
  expect(versionRefusal('DATABASE_URL', requiredPostgres * 10_000)).toBe(null)
  expect(versionRefusal('DATABASE_URL', (requiredPostgres + 1) * 10_000 + 2)).toBe(null)
})

const message = (type: string, ...parts: (Buffer | string)[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 0xffff)])

/** A fake PostgreSQL server that reports a version; it records every other statement. */
async function aServerOf(version: string): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const ready = message('Z', 'I')
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]))
      socket.on('data', (chunk) => {
        if (String.fromCharCode(chunk[0] ?? 0) !== 'Q') return
        asked.push(chunk.subarray(5, -1).toString())
        const column = message(
          'T',
          int16(1),
          'number\0',
          int32(0),
          int16(0),
          int32(25),
          int16(-1),
          int32(-1),
          int16(0),
        )
        const row = message('D', int16(1), int32(version.length), version)
        socket.write(Buffer.concat([column, row, message('C', 'SELECT 1\0'), ready]))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { url: `postgres://velada@127.0.0.1:${(server.address() as AddressInfo).port}/velada`, asked }
}

test('DATABASE_URL at PostgreSQL 15 is refused in a sentence, before anything else is asked of it', async () => {
  const { url, asked } = await aServerOf('150004')
  await expect(answers(url, 'DATABASE_URL', 10_000)).rejects.toThrow(
    versionRefusal('DATABASE_URL', 150_004) ?? '',
  )
  expect(asked).toEqual([`select current_setting('server_version_num') as number`])
  const { url: newer } = await aServerOf(String(requiredPostgres * 10_000))
  await answers(newer, 'DATABASE_URL', 10_000)
})
