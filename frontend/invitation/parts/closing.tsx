import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { closingLineOf } from '../../../domain/event/closing-line.ts'
import type { InvitationCard } from '../../../domain/event/invitation-card.ts'
import { type CoupleNames, namePartsOf } from '../../../domain/event/name-parts.ts'
import { listed } from '../../../domain/text.ts'
import { type Typeface, textWidth } from '../typefaces/typeface.ts'

type Props = {
  card: InvitationCard
  names: CoupleNames
  /** The families the format is set in, for the colophon. */
  typefaces: Typeface[]
  /** The format's own, between the words and the signature. */
  ornament?: ReactNode
}

/**
 * The end of an invitation: the couple's words or a line for the occasion, an ornament, the signature and the colophon.
 * Stands after the answer; the format dresses `.closing`, `.closing-words`, `.signature` and `.colophon`. `--ems` is the
 * width of the signature's longest name in em, set in the first family, so that no name need be broken.
 */
export function Closing({ card, names, typefaces, ornament }: Props) {
  const parts = namePartsOf(names).map((part, index) =>
    index > 0 && names.joiner ? `${names.joiner.word} ${part}` : part,
  )
  const ems = Math.max(2, ...parts.map((part) => (typefaces[0] ? textWidth(typefaces[0], part) : 0))) * 1.03
  return (
    <footer className="closing no-print">
      <p className="closing-words">{card.closingWords?.trim() || closingLineOf(names)}</p>
      {ornament}
      <p className="signature" style={{ '--ems': ems.toFixed(2) } as CSSProperties}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <Fragment key={index}>
            {index > 0 && ' '}
            <span>{part}</span>
          </Fragment>
        ))}
      </p>
      <p className="colophon">Compuesta en {listed(typefaces.map(({ family }) => family))}</p>
    </footer>
  )
}
