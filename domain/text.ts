import * as v from 'valibot'

export const text = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `Como máximo ${max} caracteres`))

export const optionalText = (max: number) => v.nullish(text(max))
