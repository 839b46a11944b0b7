/** One person in a party's answer (decisions: Guests and answers). */
export type Attendee = { name: string; isChild: boolean; menu: string | null; dietary: string | null }
