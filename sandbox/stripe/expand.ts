import type { Sandbox } from '../sandbox.ts'
import { StripeRefusal } from './errors.ts'

const expandable = ['latest_charge', 'payment_method', 'payment_intent', 'charge', 'data']

/** Replaces ids by their objects along each path (`latest_charge`, `data.latest_charge`), as `expand[]` asks. */
export function expand(sandbox: Sandbox, value: unknown, paths: string[]): unknown {
  return paths.reduce((expanded, path) => along(sandbox, expanded, path.split('.'), path), value)
}

function along(sandbox: Sandbox, value: unknown, [name, ...rest]: string[], path: string): unknown {
  if (name === undefined || value === null || value === undefined) return value
  if (Array.isArray(value)) return value.map((item) => along(sandbox, item, [name, ...rest], path))
  const object = value as Record<string, unknown>
  if (!expandable.includes(name) || !(name in object)) {
    throw new StripeRefusal({
      status: 400,
      message: `This property cannot be expanded (${path}).`,
    })
  }
  const inside = object[name]
  const found = typeof inside === 'string' ? sandbox.stripeObjects.findAny(inside) : inside
  return { ...object, [name]: along(sandbox, found, rest, path) }
}
