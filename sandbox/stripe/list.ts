import type { Sandbox } from '../sandbox.ts'
import type { StripeKind, StripeObject } from '../store/stripe-objects.ts'
import { missingResource } from './errors.ts'

/** A page of objects, newest first: `limit` (10, at most 100), `starting_after`, `ending_before`, `created[…]`. */
export function listObjects<T extends StripeObject>(
  sandbox: Sandbox,
  kind: StripeKind,
  query: URLSearchParams,
  url: string,
  fits: (object: T) => boolean = () => true,
) {
  const limit = Math.min(Math.max(Number(query.get('limit')) || 10, 1), 100)
  const within = createdWithin(query)
  const all = [...sandbox.stripeObjects.newest<T>(kind)].filter((one) => within(one.created) && fits(one))
  const after = query.get('starting_after')
  const before = query.get('ending_before')
  const place = (id: string, param: string) => {
    const index = all.findIndex((one) => one.id === id)
    if (index < 0) throw missingResource(kind, id, param)
    return index
  }
  const rest = after
    ? all.slice(place(after, 'starting_after') + 1)
    : before
      ? all.slice(0, place(before, 'ending_before'))
      : all
  const data = before ? rest.slice(-limit) : rest.slice(0, limit)
  return { object: 'list', data, has_more: rest.length > data.length, url }
}

function createdWithin(query: URLSearchParams): (created: number) => boolean {
  const bound = (name: string) => {
    const text = query.get(name)
    return text === null ? undefined : Number(text)
  }
  const [is, gt, gte, lt, lte] = ['', '[gt]', '[gte]', '[lt]', '[lte]'].map((end) => bound(`created${end}`))
  return (created) =>
    (is === undefined || created === is) &&
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
}
