import type { InvitationCard } from '../../../domain/event/invitation-card.ts'

type Props = { card: Pick<InvitationCard, 'rsvpDeadline'>; still: boolean }

/**
 * 'Confirmar asistencia' with the deadline, for a format's cover: among its words, where nothing is drawn behind it. It
 * leads to the answer, which opens over the page where script runs. The same markup serves every guest of an event; what
 * it says to one who has answered is chosen by the styles. A format may dress `.answer-link` by `--answer-link-fill`,
 * `--answer-link-ink`, `--answer-link-line` and `--answer-link-radius`.
 */
export function AnswerLink({ card: { rsvpDeadline }, still }: Props) {
  const words = (
    <>
      <span className="ask">Confirmar asistencia</span>
      {rsvpDeadline && <span className="ask until">hasta el {dayInWords(rsvpDeadline)}</span>}
    </>
  )
  // In a miniature nothing can be reached.
  if (still) return <span className="answer-link">{words}</span>
  return (
    <a className="answer-link no-print" href="#confirmar">
      {words}
      <span className="said">Tu respuesta</span>
    </a>
  )
}

/** The same link at the screen's bottom, from the end of the cover to the answer, before which it stands. */
export const AnswerBar = ({ card }: Pick<Props, 'card'>) => (
  <p className="answer-bar no-print">
    <AnswerLink card={card} still={false} />
  </p>
)

const months =
  'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre'.split(',')

/** '2027-05-15' as '15 de mayo'. */
function dayInWords(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${date} de ${months[(month ?? 1) - 1]}`
}
