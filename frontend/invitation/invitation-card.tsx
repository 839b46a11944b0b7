import { type ReactNode, Suspense, use } from 'react'
import type { InvitationCard as Card } from '../../domain/event/invitation-card.ts'
import type { CoupleNames } from '../../domain/event/name-parts.ts'
import { CardRoot } from './card-root.ts'
import { eventDateOf } from './event-date.ts'
import { loadFormat } from './load-format.ts'
import { paletteProperties } from './palette.ts'
import { AnswerBar } from './parts/answer-link.tsx'
import { PrintedPage } from './print.tsx'
import { Typefaces } from './typefaces/typefaces.tsx'

type Props = {
  card: Card
  names: CoupleNames
  greeting?: string | null
  /** True when a single person is invited. */
  alone?: boolean
  /**
   * `full`: the guest's page. `preview`: the whole card inside a frame. `cover`: the first view alone, as high as
   * `--card-height` (760px unless a parent sets it).
   */
  view?: 'full' | 'preview' | 'cover'
  /** The RSVP, styled by the format, after the details. */
  children?: ReactNode
}

/** An invitation in its format; code and fonts of the other fourteen are not loaded. */
export function InvitationCard(props: Props) {
  const { card } = props
  return (
    <CardRoot
      data-format={card.invitationFormat}
      data-view={props.view ?? 'full'}
      style={paletteProperties(card.primaryColor, card.secondaryColor)}
    >
      <Suspense fallback={null}>
        <Design {...props} />
      </Suspense>
    </CardRoot>
  )
}

function Design({ card, names, greeting = null, alone = false, view = 'full', children }: Props) {
  const design = use(loadFormat(card.invitationFormat))
  const shared = {
    card,
    greeting,
    alone,
    names,
    date: eventDateOf(card.eventDate, card.timezone),
    still: view !== 'full',
  }
  return (
    <>
      {view === 'full' && <PrintedPage />}
      <Typefaces of={design.typefaces} eager={view === 'full'} />
      <design.Cover {...shared} />
      {view !== 'cover' && (
        <design.Details {...shared}>
          {view === 'full' && <AnswerBar card={card} />}
          {children}
        </design.Details>
      )}
    </>
  )
}
