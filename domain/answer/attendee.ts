import * as v from 'valibot'

/** One person in a party's answer. */
export const Attendee = v.object({
  /** The seat of the party that this person has; absent where more people answered than it has seats. */
  id: v.optional(v.string()),
  name: v.string(),
  isChild: v.boolean(),
  menu: v.nullable(v.string()),
  dietary: v.nullable(v.string()),
  /** The bus trips that this person has picked; absent without one. */
  busOut: v.optional(v.string()),
  busBack: v.optional(v.string()),
})
export type Attendee = v.InferOutput<typeof Attendee>
