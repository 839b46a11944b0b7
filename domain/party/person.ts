import * as v from 'valibot'

/** One seat of a party. Without a name it is a companion whom the party's owner or guest may still name. */
export const Person = v.object({
  /** A UUID that stays with the seat when its name is mended. */
  id: v.string(),
  name: v.nullable(v.string()),
  isChild: v.boolean(),
})
export type Person = v.InferOutput<typeof Person>

/** Characters of a person's name. */
export const longestName = 120

/** How a seat without a name reads. */
export const unnamedSeat = 'Acompañante por nombrar'
