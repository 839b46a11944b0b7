import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type SilentProxy = {
  /** The database's address through this proxy. */
  url: string
  /** From now on nothing passes through the connections that are open, and nobody is told. New ones work. */
  silence(): void
  /** Resets every open connection. New ones work. */
  cut(): void
  stop(): Promise<void>
}

type Pair = { client: Socket; server: Socket; silent: boolean }

/** A TCP proxy before a database, that can lose its connections as a failover does. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  const proxy = createServer((client) => {
    const server = connect(Number(target.port || 5432), target.hostname)
    const pair: Pair = { client, server, silent: false }
    pairs.add(pair)
    const forward = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => pair.silent || to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => {
        if (pair.silent) return
        to.destroy()
        pairs.delete(pair)
      })
    }
    forward(client, server)
    forward(server, client)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  const end = ({ client, server }: Pair) => {
    client.resetAndDestroy()
    server.destroy()
  }
  return {
    url: url.href,
    silence() {
      for (const pair of pairs) pair.silent = true
    },
    cut() {
      for (const pair of pairs) if (!pair.silent) end(pair)
    },
    stop() {
      for (const pair of pairs) end(pair)
      return new Promise((resolve) => proxy.close(() => resolve()))
    },
  }
}
