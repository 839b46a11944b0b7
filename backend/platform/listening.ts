import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { connectionSettings, dropConnection, dropConnections, isUnanswered } from './connections.ts'
import { log } from './log.ts'
import { recoveryTimes } from './recovery-times.ts'

export type Listening = {
  /** Milliseconds since the last successful heartbeat. */
  silentFor(): number
  stop(): Promise<void>
}

type Options = {
  /** The handler of each channel. */
  channels?: Record<string, (payload: string) => void>
  /** Called after a reconnect: notifications of the meantime are lost. */
  onAgain?: () => void
  /** Heartbeat interval. Default 5 s. */
  beatMs?: number
  /** Heartbeat timeout. Default 5 s. */
  patienceMs?: number
  /** Whether this process is being stopped: its own database stops with it, so a lost connection is expected. */
  isStopping?: () => boolean
}

/**
 * Keeps one LISTEN connection open, and resolves when it first listens. As a heartbeat it sends a notification to
 * itself every few seconds; when that does not arrive, the connection is dead. It is then replaced, and as soon as the
 * new one works, all older connections of this process are dropped, since they are likely dead as well.
 */
export async function listen(url: string, options: Options = {}): Promise<Listening> {
  const { channels = {}, onAgain, beatMs = recoveryTimes.beat, patienceMs = recoveryTimes.patience } = options
  const { isStopping = () => false } = options
  const pulse = `velada_pulse_${randomBytes(6).toString('hex')}`
  const listens = Promise.withResolvers<void>()
  let current: pg.Client | undefined
  let heardAt = performance.now()
  let hasHeard = false
  let wentSilent = false
  let isFirst = true
  let losses = 0
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const openedAt = performance.now()
    const client = new pg.Client(connectionSettings(url, 'velada-live', patienceMs))
    current = client
    hasHeard = false
    client.on('error', (error) => lose(client, error.message))
    client.on('end', () => lose(client, 'the connection ended'))
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === pulse) {
        hasHeard = true
        heard(client)
      } else channels[channel]?.(payload)
    })
    try {
      await client.connect()
      for (const channel of [pulse, ...Object.keys(channels)]) await client.query(`listen ${channel}`)
    } catch (error) {
      lose(client, (error as Error).message)
      return
    }
    if (client !== current) return
    heard(client)
    if (wentSilent) dropConnections(openedAt)
    wentSilent = false
    if (!isFirst) onAgain?.()
    isFirst = false
    listens.resolve()
  }

  function heard(client: pg.Client): void {
    if (client !== current || stopped) return
    heardAt = performance.now()
    clearTimeout(timer)
    timer = setTimeout(() => prove(client), beatMs)
  }

  /** Only an arriving notification proves the subscription; the query's response does not. */
  function prove(client: pg.Client): void {
    timer = setTimeout(() => {
      // A pooler in transaction mode never delivers notifications, which says nothing about other connections.
      wentSilent ||= hasHeard
      lose(
        client,
        hasHeard ? 'it went silent' : 'no notification comes through: is there a pooler in transaction mode?',
      )
    }, patienceMs)
    client.query(`notify ${pulse}`).catch((error: Error) => {
      if (!isUnanswered(error)) lose(client, error.message)
    })
  }

  function lose(client: pg.Client, reason: string): void {
    if (client !== current || stopped) return
    // When everything is stopped during a start, the database stops as well: one failure is not worth a log line.
    const isExpected = isStopping() || (isFirst && losses++ === 0)
    log[isExpected ? 'debug' : 'warn']({ reason }, 'live channel away')
    current = undefined
    clearTimeout(timer)
    dropConnection(client)
    timer = setTimeout(() => void connect(), recoveryTimes.reconnect)
  }

  void connect()
  await listens.promise
  return {
    silentFor: () => performance.now() - heardAt,
    async stop() {
      stopped = true
      clearTimeout(timer)
      const client = current
      current = undefined
      if (client) await Promise.race([client.end(), new Promise((resolve) => setTimeout(resolve, 1_000))])
    },
  }
}
