import { conflictingFields } from '../../domain/change/conflicting-fields.ts'
import { changedMeanwhile } from '../../domain/failures.ts'
import { ApiError } from './api.ts'

type Fields = Readonly<Record<string, unknown>>
/** An edit conflict of one field, with both values. */
export type Conflict = { name: string; mine: unknown; theirs: unknown }
/** The names of the fields in which the stored value stays; null = nothing is to be saved. */
export type Choice = readonly string[] | null

/** How the thing that is changed is asked for and saved. */
type Calls<Changes, Stored> = {
  find(): Promise<Stored>
  save(payload: Changes & { was: Changes }): Promise<Stored>
}

/**
 * Saves the changes, telling what stood there when the person began (`was`). Where somebody changed the same field
 * meanwhile, `choose` is asked field by field. Answers what is stored in the end, null when the person chose to save
 * nothing.
 */
export async function saveChanges<Changes extends object, Stored>(
  calls: Calls<Changes, Stored>,
  { changes, was }: { changes: Changes; was: Fields },
  valuesOf: (stored: Stored) => Fields,
  choose: (conflicts: Conflict[]) => Promise<Choice>,
): Promise<Stored | null> {
  const wanted = { ...changes } as Fields
  const known = Object.fromEntries(Object.keys(wanted).map((name) => [name, was[name]]))
  try {
    return await calls.save({ ...changes, was: known as Changes })
  } catch (error) {
    if (!(error instanceof ApiError) || error.text !== changedMeanwhile) throw error
  }
  const stored = await calls.find()
  const theirs = valuesOf(stored)
  const names = conflictingFields(known, theirs, wanted)
  const left =
    names.length === 0
      ? []
      : await choose(names.map((name) => ({ name, mine: wanted[name], theirs: theirs[name] })))
  if (left === null) return null
  const kept = Object.fromEntries(Object.entries(wanted).filter(([name]) => !left.includes(name)))
  if (Object.keys(kept).length === 0) return stored
  return saveChanges(calls, { changes: kept as Changes, was: theirs }, valuesOf, choose)
}
