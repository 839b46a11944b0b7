/** The caterer's data: menus, restrictions, children, bus. Texts in Spanish. */
export type CatererSheet = {
  slug: string
  coupleNames: string
  /** 'sábado 5 de junio de 2027'. */
  day: string
  /** Hour and place of the reception; '' when neither is known. */
  place: string
  drawnOn: string
  totals: {
    people: number
    adults: number
    children: number
    pendingSeats: number
    pendingParties: number
  }
  menus: { menu: string; adults: number; children: number }[]
  diets: { name: string; party: string; text: string }[]
  children: { name: string; party: string; menu: string | null }[]
  /** Null when the event has no bus. */
  bus: { name: string; people: number; comments: string | null }[] | null
}
