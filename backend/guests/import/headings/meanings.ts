import type { ColumnField } from '../../../../domain/party/import/column-fields.ts'

/**
 * What a heading may say: a field of the import, or something that a list keeps and the import does not. `kind` and
 * `side` are groups where no better column has them.
 */
export type Meaning =
  | Exclude<ColumnField, 'ignore' | 'dietaryRestrictions'>
  | 'diet'
  | 'kind'
  | 'side'
  | 'place'
  | 'answer'
  | 'number'
  | 'identity'
  | 'table'
  | 'date'
  | 'link'
  | 'gender'
  | 'title'
  | 'money'
  | 'foreign'

/** A language's headings by meaning: phrases between commas, folded when they are read. */
export type Headings = Partial<Record<Meaning, string>>
