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
  /** As the format's styles have the signature. */
  uppercase?: boolean
  /** Its letter spacing in em. */
  tracking?: number
  /** The format's own, between the words and the signature. */
  ornament?: ReactNode
}

/**
 * The end of an invitation: the couple's words or a line for the occasion, an ornament, the signature and the colophon.
 * Stands after the answer; the format dresses `.closing`, `.closing-words`, `.signature` and `.colophon`. The signature has
 * its widest line in `--ems`, in the first of the families, so that no name need break.
 */
export function Closing({ card, names, typefaces, uppercase, tracking = 0, ornament }: Props) {
  const parts = namePartsOf(names)
  // A company's name stands on the lines of the cover: on one it would be small.
  const lines =
    parts.length === 1
      ? names.lines
      : parts.map((part, index) => (index > 0 && names.joiner ? `${names.joiner.word} ${part}` : part))
  const widths = lines.map((line) => {
    const written = uppercase ? line.toLocaleUpperCase('es') : line
    return typefaces[0] ? textWidth(typefaces[0], written, tracking) * 1.03 : 0
  })
  const ems = Math.max(2, ...widths).toFixed(2)
  return (
    <footer className="closing no-print">
      <p className="closing-words">{card.closingWords?.trim() || closingLineOf(names)}</p>
      {ornament}
      <p className="signature" translate="no" style={{ '--ems': ems } as CSSProperties}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <Fragment key={index}>
            {index > 0 && ' '}
            <span>{line}</span>
          </Fragment>
        ))}
      </p>
      <p className="colophon">Compuesta en {listed(typefaces.map(({ family }) => family))}</p>
    </footer>
  )
}
