import type { ComponentType, ReactNode } from 'react'
import type { InvitationCard } from '../../domain/event/invitation-card.ts'
import type { CoupleNames } from '../../domain/event/name-parts.ts'
import type { EventDate } from './event-date.ts'
import type { Typeface } from './typefaces/typeface.ts'

/** The props of a format. */
export type FormatProps = {
  card: InvitationCard
  names: CoupleNames
  date: EventDate
  /** How the party is addressed; null outside a guest's own invitation. */
  greeting: string | null
  /** True when a single person is invited, who is addressed with 'tú'; everybody else with 'vosotros'. */
  alone: boolean
  /** True in miniatures and previews: no page-high cover, no opening, no focusable links. */
  still: boolean
}

/** The part after the cover; `children` is the RSVP. */
export type DetailsProps = FormatProps & { children?: ReactNode }

/** One of the designs: the cover is what is seen first and what a miniature shows. */
export type FormatDesign = {
  typefaces: Typeface[]
  Cover: ComponentType<FormatProps>
  Details: ComponentType<DetailsProps>
}
