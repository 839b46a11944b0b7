/** Answer of `GET /api/events/{id}/stats`; every formula: spec §9. `advanced` is null on Essence. */
export type EventStatistics = {
  totalGuests: number
  confirmed: number
  declined: number
  pending: number
  /** Whole percent. */
  responseRate: number
  totalPeople: number
  confirmedPeople: number
  largeGroups: number
  dietaryCount: number
  advanced: AdvancedStatistics | null
}

export type AdvancedStatistics = {
  /** People, and whole percent of the confirmed people. */
  bus: { people: number; percent: number; names: string[] }
  dietary: {
    vegetarian: number
    vegan: number
    celiac: number
    lactose: number
    allergy: number
    other: number
  }
  dietaryList: { guestId: string; name: string; text: string }[]
  menus: { menu: string; people: number }[]
  familiesWithChildren: { guestId: string; name: string; children: number }[]
  children: number
  groupSizes: { individual: number; couple: number; small: number; large: number }
  contact: { email: number; whatsapp: number; both: number; none: number }
  byGroup: { group: string; confirmed: number; declined: number; pending: number; people: number }[]
  /** Answers a day, ISO dates in the event's time zone, oldest first. */
  answersByDay: { day: string; confirmed: number; declined: number }[]
}
