import { conflictingFields } from '../../domain/change/conflicting-fields.ts'
import { ApiError, api } from './api.ts'

type Fields = Readonly<Record<string, unknown>>
/** An edit conflict of one field, with both values. */
export type Conflict = { name: string; mine: unknown; theirs: unknown }
/** The names of the fields in which the stored value stays; null = nothing is to be saved. */
export type Choice = readonly string[] | null

/**
 * Saves the changes to what `path` answers, telling what stood there when the person began (`was`). Where somebody
 * changed the same field meanwhile, `choose` is asked field by field. Answers what is stored in the end, null when the
 * person chose to save nothing.
 */
export async function saveChanges<Stored>(
  path: string,
  { changes, was }: { changes: Fields; was: Fields },
  valuesOf: (stored: Stored) => Fields,
  choose: (conflicts: Conflict[]) => Promise<Choice>,
): Promise<Stored | null> {
  const known = Object.fromEntries(Object.keys(changes).map((name) => [name, was[name]]))
  try {
    return await api.put<Stored>(path, { ...changes, was: known })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
  }
  const stored = await api.get<Stored>(path)
  const theirs = valuesOf(stored)
  const names = conflictingFields(known, theirs, changes)
  const left =
    names.length === 0
      ? []
      : await choose(names.map((name) => ({ name, mine: changes[name], theirs: theirs[name] })))
  if (left === null) return null
  const kept = Object.fromEntries(Object.entries(changes).filter(([name]) => !left.includes(name)))
  if (Object.keys(kept).length === 0) return stored
  return saveChanges(path, { changes: kept, was: theirs }, valuesOf, choose)
}
