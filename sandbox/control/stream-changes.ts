import { type Route, route } from '../http/routes.ts'
import type { Sandbox } from '../sandbox.ts'

/** `GET /control/changes`: Server-Sent Events, one `changed` whenever something did; a heartbeat every 20 s. */
export function changeStream(sandbox: Sandbox): Route {
  return route('GET /control/changes', () => ({
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
    write: (response) => {
      response.write('retry: 1000\n\n')
      const forget = sandbox.changes.listen(() => response.write('event: changed\ndata: {}\n\n'))
      const heartbeat = setInterval(() => response.write(': still here\n\n'), 20_000)
      response.on('close', () => {
        forget()
        clearInterval(heartbeat)
      })
    },
  }))
}
