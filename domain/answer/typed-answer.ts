/** What stood in a form that was not taken, right or wrong. */
export type TypedAnswer = {
  status: 'confirmed' | 'declined'
  /** Absent when what was typed is no number. */
  seats?: number
  people: { name: string; isChild: boolean; menu: string; dietary: string }[]
  needsBusTransport: boolean
  busComments: string
  comments: string
}
