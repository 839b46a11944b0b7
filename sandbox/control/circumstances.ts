import * as v from 'valibot'
import { faultKinds, providers } from '../faults/faults.ts'
import { json } from '../http/call.ts'
import { type Route, route } from '../http/routes.ts'
import type { Sandbox } from '../sandbox.ts'
import { parseBody, parseQuery } from './parse.ts'

const positive = v.pipe(v.number(), v.integer(), v.minValue(1))
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))

const NewFault = v.object({
  provider: v.picklist(providers),
  fault: v.picklist(faultKinds),
  times: v.optional(positive),
  ms: v.optional(milliseconds),
})
const FaultFilter = v.object({
  id: v.optional(v.pipe(v.string(), v.transform(Number))),
  provider: v.optional(v.picklist(providers)),
  fault: v.optional(v.picklist(faultKinds)),
})
const NewLimit = v.object({ provider: v.picklist(providers), perSecond: v.nullable(positive) })
const NewDelivery = v.object({
  autoDeliver: v.optional(v.boolean()),
  deliverAfterMs: v.optional(milliseconds),
  sendAfterMs: v.optional(v.nullable(milliseconds)),
})

/** Faults, limits, how messages get delivered, and the counts. */
export function circumstanceControl(sandbox: Sandbox): Route[] {
  const { faults, limits, delivery, changes, stats, messages, webhooks } = sandbox

  const changeDelivery = (pattern: string) =>
    route(pattern, (call) => {
      const body = parseBody(call, NewDelivery)
      if ('refused' in body) return body.refused
      const changed = delivery.change(body.value)
      changes.happened()
      return json(200, changed)
    })

  return [
    route('GET /control/faults', () => json(200, faults.list())),
    route('POST /control/faults', (call) => {
      const body = parseBody(call, NewFault)
      if ('refused' in body) return body.refused
      return json(201, faults.add(body.value))
    }),
    route('DELETE /control/faults', (call) => {
      const query = parseQuery(call, FaultFilter)
      if ('refused' in query) return query.refused
      const { id, provider, fault } = query.value
      const deleted = faults.remove(
        (one) =>
          (id === undefined || one.id === id) &&
          (provider === undefined || one.provider === provider) &&
          (fault === undefined || one.fault === fault),
      )
      return json(200, { deleted })
    }),
    route('GET /control/limits', () => json(200, limits.list())),
    route('POST /control/limits', (call) => {
      const body = parseBody(call, NewLimit)
      if ('refused' in body) return body.refused
      limits.set(body.value.provider, body.value.perSecond)
      changes.happened()
      return json(200, limits.list())
    }),
    route('DELETE /control/limits', () => {
      limits.reset()
      changes.happened()
      return json(200, limits.list())
    }),
    route('GET /control/settings', () => json(200, delivery.read())),
    changeDelivery('POST /control/settings'),
    changeDelivery('PUT /control/settings'),
    route('GET /control/stats', () =>
      json(200, { messages: messages.counts(), webhooksWaiting: webhooks.waiting(), ...stats }),
    ),
  ]
}
