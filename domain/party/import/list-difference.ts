import * as v from 'valibot'

/** How the file differs from the list that is there; a party is the same by name and contact. */
export const ListDifference = v.object({
  added: v.number(),
  unchanged: v.number(),
  /** Parties with other values in the file; none is applied unless `edits.update` names it. */
  changed: v.array(
    v.object({
      guestId: v.string(),
      row: v.number(),
      name: v.string(),
      /** `field` is a party's field or 'people'; values as the screen shows them. */
      changes: v.array(
        v.object({ field: v.string(), from: v.nullable(v.string()), to: v.nullable(v.string()) }),
      ),
    }),
  ),
  /** Parties that the file no longer has; none is removed unless `edits.remove` names it. */
  gone: v.array(v.object({ guestId: v.string(), name: v.string(), hasAnswered: v.boolean() })),
  /** The state of the list that was compared; goes back in `edits.listVersion`. */
  listVersion: v.number(),
})
export type ListDifference = v.InferOutput<typeof ListDifference>
