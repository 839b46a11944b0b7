import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { useValibotForm } from '../../lib/use-valibot-form.ts'
import { type Draft, useDraft } from './draft-store.ts'

/** Delay before the next step, in ms. */
const transition = 100

type Part<Schema extends GenericSchema> = InferOutput<Schema> & Draft

/**
 * The form of one step: starts with the stored input, stores every change, and on a valid 'Continuar' merges
 * the step and goes on after 100 ms, or calls `onDone` instead.
 */
export function useStepForm<Schema extends GenericSchema<FieldValues, FieldValues>>(
  schema: Schema,
  blank: DefaultValues<InferInput<Schema>>,
  onDone?: (part: Part<Schema>) => void,
) {
  const { draft, typed, remember, advance } = useDraft.getState()
  const form = useValibotForm(schema, openingValues(blank, draft, typed))
  const [leaving, setLeaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => remember(values) }),
    [form, remember],
  )
  const submit = form.handleSubmit((part) => {
    if (onDone) return onDone(part as Part<Schema>)
    setLeaving(true)
    timer.current = setTimeout(() => advance(part as Part<Schema>), transition)
  })
  return { form, submit, leaving }
}

function openingValues<Values extends object>(
  blank: Values,
  draft: Draft,
  typed: Record<string, unknown>,
): Values {
  const known: Record<string, unknown> = { ...draft, ...typed }
  const fields = Object.entries(blank).map(([name, value]) => [name, known[name] ?? value])
  return Object.fromEntries(fields) as Values
}
