import type { ListDifference } from '../../../../../domain/party/import/list-difference.ts'
import type { ImportSize } from '../import-texts.ts'
import type { Ticks } from '../list-source.ts'

/** What is ticked in the difference: nothing by default. */
export type Ticked = { update: ReadonlySet<string>; remove: ReadonlySet<string> }
export const nothingTicked: Ticked = { update: new Set(), remove: new Set() }

/** Ticks parties of one kind, or takes their ticks away. */
export function withTicks(ticked: Ticked, kind: keyof Ticked, ids: readonly string[], isOn: boolean): Ticked {
  const next = new Set(ticked[kind])
  for (const id of ids) isOn ? next.add(id) : next.delete(id)
  return { ...ticked, [kind]: next }
}

/** Who leaves the list only if ticked: an answer is never lost, so who has answered stays. */
export const removableOf = ({ gone }: ListDifference) => gone.filter(({ hasAnswered }) => !hasAnswered)

/** The ticks that the newest difference still has, as the import takes them. */
export function ticksIn(difference: ListDifference, { update, remove }: Ticked): Ticks {
  return {
    update: difference.changed.map(({ guestId }) => guestId).filter((id) => update.has(id)),
    remove: removableOf(difference)
      .map(({ guestId }) => guestId)
      .filter((id) => remove.has(id)),
    listVersion: difference.listVersion,
  }
}

/** What the last click would do. */
export function sizeOf(difference: ListDifference, ticked: Ticked): ImportSize {
  const { update, remove } = ticksIn(difference, ticked)
  return { added: difference.added, updated: update.length, removed: remove.length }
}
