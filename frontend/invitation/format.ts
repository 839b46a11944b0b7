import type { ComponentType, ReactNode } from 'react'
import type { InvitationCard } from '../../backend/events/contract.ts'
import type { CoupleNames } from './couple-names.ts'
import type { EventDate } from './event-date.ts'
import type { Typeface } from './typefaces/typeface.ts'

/** What a format composes. */
export type FormatProps = {
  card: InvitationCard
  names: CoupleNames
  date: EventDate
  /** How the party is addressed; null outside a guest's own invitation. */
  greeting: string | null
  /** True in miniatures and previews: no page-high cover, no entrance, no focusable links. */
  still: boolean
}

/** One of the fifteen designs: the cover is what is seen first and what a miniature shows. */
export type FormatDesign = {
  typefaces: Typeface[]
  Cover: ComponentType<FormatProps>
  /** Everything after the cover; `children` is the answer. */
  Details: ComponentType<FormatProps & { children?: ReactNode }>
}
