import * as v from 'valibot'

// @__NO_SIDE_EFFECTS__
export const text = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `Como máximo ${max} caracteres`))

// @__NO_SIDE_EFFECTS__
export const optionalText = (max: number) => v.nullish(text(max))

/** Names in a sentence: 'Ana', 'Ana y Luis', 'Ana, Luis e Inés'. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat('es').format(names)
