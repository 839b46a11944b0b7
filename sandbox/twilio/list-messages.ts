import { type Answer, type Call, json } from '../http/call.ts'
import type { Sandbox } from '../sandbox.ts'
import { presentMessage } from './present-message.ts'

const DAY = 24 * 60 * 60 * 1000
const SLOW = 60_000

/**
 * `GET …/Messages.json`: newest first, filtered by To, From, `DateSent`, `DateSent>` and `DateSent<`, in pages.
 * A message that is still queued has no date sent: with a filter on it, it is not in the list. With the fault
 * `slow-list` what was accepted within the last minute (or `ms`) is not in it either.
 */
export function listMessages(sandbox: Sandbox, call: Call): Answer {
  const { query, path } = call
  const pageSize = Math.min(Math.max(Number(query.get('PageSize')) || 50, 1), 1000)
  const page = Math.max(Number(query.get('Page')) || 0, 0)
  const day = time(query.get('DateSent'))
  const slow = sandbox.faults.strike('whatsapp', 'slow-list')
  const found = sandbox.messages.list({
    channel: 'whatsapp',
    to: number(query.get('To')),
    from: number(query.get('From')),
    sentAfter: time(query.get('DateSent>')) ?? day,
    sentBefore: time(query.get('DateSent<')) ?? (day === undefined ? undefined : day + DAY - 1),
    acceptedBefore: slow && sandbox.now() - (slow.ms ?? SLOW),
    newestFirst: true,
    limit: pageSize + 1,
    offset: page * pageSize,
  })
  const shown = found.slice(0, pageSize)
  const pageUri = (index: number) => {
    const params = new URLSearchParams(query)
    params.set('PageSize', String(pageSize))
    params.set('Page', String(index))
    return `${path}?${params}`
  }
  return json(200, {
    messages: shown.map((message) => presentMessage(sandbox, message)),
    page,
    page_size: pageSize,
    start: page * pageSize,
    end: page * pageSize + Math.max(shown.length - 1, 0),
    uri: pageUri(page),
    first_page_uri: pageUri(0),
    next_page_uri: found.length > pageSize ? pageUri(page + 1) : null,
    previous_page_uri: page > 0 ? pageUri(page - 1) : null,
  })
}

function number(text: string | null): string | undefined {
  return text ? text.replace(/^whatsapp:/, '') : undefined
}

function time(text: string | null): number | undefined {
  const ms = text ? Date.parse(text) : Number.NaN
  return Number.isNaN(ms) ? undefined : ms
}
