import * as v from 'valibot'
import { allergenKeys } from './allergens.ts'

/** One person in a party's answer. */
export const Attendee = v.object({
  /** The seat of the party that this person has; absent where more people answered than it has seats. */
  id: v.optional(v.string()),
  name: v.string(),
  isChild: v.boolean(),
  menu: v.nullable(v.string()),
  /** All that the person cannot eat, in words: marks first. */
  dietary: v.nullable(v.string()),
  /** The bus trips that this person has picked; absent without one. */
  busOut: v.optional(v.string()),
  busBack: v.optional(v.string()),
  /** The marks that `dietary` names; absent without any. */
  allergens: v.optional(v.array(v.picklist(allergenKeys))),
  /** Of a child, in years, where the event asks for it; absent otherwise. */
  age: v.optional(v.number()),
})
export type Attendee = v.InferOutput<typeof Attendee>
