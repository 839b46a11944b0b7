import * as v from 'valibot'

/** One person in a party's answer. */
export const Attendee = v.object({
  name: v.string(),
  isChild: v.boolean(),
  menu: v.nullable(v.string()),
  dietary: v.nullable(v.string()),
})
export type Attendee = v.InferOutput<typeof Attendee>
