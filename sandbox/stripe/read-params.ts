import { type FormTree, type FormValue, textOf, treeOf } from '../http/form.ts'
import { missingParameter, StripeRefusal } from './errors.ts'

/** Refuses a parameter that Stripe does not know, as Stripe does. */
export function onlyKnown(form: FormTree, known: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new StripeRefusal({
    status: 400,
    code: 'parameter_unknown',
    message: `Received unknown parameter: ${unknown}`,
    param: unknown,
  })
}

export function requiredText(form: FormTree, param: string): string {
  const text = textOf(form[param])
  if (!text) throw missingParameter(param)
  return text
}

export function wholeNumber(value: FormValue | undefined, param: string): number | undefined {
  const text = textOf(value)
  if (text === undefined || text === '') return undefined
  if (/^-?\d{1,15}$/.test(text)) return Number(text)
  throw new StripeRefusal({
    status: 400,
    code: 'parameter_invalid_integer',
    message: `Invalid integer: ${text}`,
    param,
  })
}

/** New metadata over the old; an empty value removes its key. At most 50 keys of 40 characters, values of 500. */
export function mergedMetadata(
  old: Record<string, string>,
  value: FormValue | undefined,
): Record<string, string> {
  const merged = { ...old }
  for (const [key, given] of Object.entries(treeOf(value) ?? {})) {
    const text = textOf(given)
    if (text === undefined || key.length > 40 || text.length > 500) {
      throw new StripeRefusal({
        status: 400,
        message: `Metadata values can have up to 500 characters, and keys up to 40: ${key}`,
        param: `metadata[${key}]`,
      })
    }
    if (text === '') delete merged[key]
    else merged[key] = text
  }
  if (Object.keys(merged).length > 50) {
    throw new StripeRefusal({ status: 400, message: 'You can only have up to 50 keys', param: 'metadata' })
  }
  return merged
}

export function listOf(value: FormValue | undefined): string[] {
  return Object.values(treeOf(value) ?? {}).filter((one) => typeof one === 'string')
}
