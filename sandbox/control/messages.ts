import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { type Answer, json } from '../http/call.ts'
import { type Route, route } from '../http/routes.ts'
import { happenTo } from '../move-messages.ts'
import type { Sandbox } from '../sandbox.ts'
import { together } from '../store/open-database.ts'
import type { StoredMessage } from '../store/stored-message.ts'
import { parseBody, parseQuery } from './parse.ts'
import { type BodyChoice, bodyChoices, presentForControl } from './present-message.ts'

const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

const Filter = v.object({
  channel: v.optional(v.picklist(['email', 'whatsapp'])),
  to: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase())),
  bodies: v.optional(v.picklist(bodyChoices), 'full'),
  order: v.optional(v.picklist(['oldest', 'newest']), 'oldest'),
  limit: v.optional(wholeNumber),
  offset: v.optional(wholeNumber),
})

const Happening = v.object({ type: v.string(), errorCode: v.optional(v.number()) })

/** The sent messages, and actions on them. */
export function messageControl(sandbox: Sandbox): Route[] {
  const { messages, bodies, database, changes } = sandbox
  const unknown = json(404, { error: 'not-found' })

  return [
    route('GET /control/messages', (call) => {
      const query = parseQuery(call, Filter)
      if ('refused' in query) return query.refused
      const { bodies: choice, order, ...filter } = query.value
      const found = messages.list({ ...given(filter), newestFirst: order === 'newest' })
      return streamed(sandbox, found, choice)
    }),
    route('DELETE /control/messages', (call) => {
      const query = parseQuery(call, v.pick(Filter, ['channel', 'to']))
      if ('refused' in query) return query.refused
      const deleted = together(database, () => {
        const count = messages.remove(given(query.value))
        bodies.dropUnused()
        return count
      })
      changes.happened()
      return json(200, { deleted })
    }),
    route('GET /control/messages/:id', (call) => {
      const message = messages.find(call.params.id ?? '')
      return message ? json(200, presentForControl(sandbox, message)) : unknown
    }),
    route('POST /control/messages/:id/events', (call) => {
      const body = parseBody(call, Happening)
      if ('refused' in body) return body.refused
      const message = messages.find(call.params.id ?? '')
      if (!message) return unknown
      if (!happenTo(sandbox, message, body.value.type, body.value.errorCode)) {
        return json(422, { error: 'no-such-event', channel: message.channel, type: body.value.type })
      }
      return json(202, { status: body.value.type })
    }),
  ]
}

/** Ten thousand mails are 100 MB of JSON: streamed with backpressure. */
function streamed(sandbox: Sandbox, found: StoredMessage[], choice: BodyChoice): Answer {
  function* pieces(): Generator<string> {
    let text = '['
    for (const [index, message] of found.entries()) {
      text += (index > 0 ? ',' : '') + JSON.stringify(presentForControl(sandbox, message, choice))
      if (text.length > 250_000) {
        yield text
        text = ''
      }
    }
    yield `${text}]`
  }
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-total-count': String(found.length) },
    write: (response) => pipeline(Readable.from(pieces()), response),
  }
}

/** Without the fields that are not set. */
function given<T extends object>(filter: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
