import { valibotResolver } from '@hookform/resolvers/valibot'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'

/** react-hook-form over a schema of `domain/`: checked on submit, then as the person corrects. */
export function useValibotForm<Schema extends GenericSchema<FieldValues, FieldValues>>(
  schema: Schema,
  defaultValues: DefaultValues<InferInput<Schema>>,
) {
  return useForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    resolver: valibotResolver(schema),
    defaultValues,
  })
}
