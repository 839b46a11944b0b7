import type { AnswerDraft } from './answer-draft.ts'
import { Choice, Choices } from './choice-styles.ts'

type Props = {
  draft: Pick<AnswerDraft, 'status' | 'people'>
  onAll: () => void
  onNone: () => void
}

/** Yes or no. For several, yes means all of them, until somebody is left out below. */
export function AttendanceChoice({ draft: { status, people }, onAll, onNone }: Props) {
  const coming = people.filter(({ comes }) => comes).length
  const isAlone = people.length === 1
  return (
    <Choices>
      <legend className="spoken">{isAlone ? '¿Asistirás?' : '¿Quién viene?'}</legend>
      <Choice>
        <input
          type="radio"
          name="status"
          value="confirmed"
          checked={status === 'confirmed'}
          // Pressed again it takes everybody back in.
          onClick={status === 'confirmed' ? onAll : undefined}
          onChange={onAll}
        />
        {isAlone ? (
          'Sí, asistiré'
        ) : (
          <>
            <span className="scripted">
              {coming === 0 || coming === people.length
                ? 'Venimos todos'
                : `Venimos ${coming} de ${people.length}`}
            </span>
            <span className="unscripted" hidden>
              Sí, venimos
            </span>
          </>
        )}
      </Choice>
      <Choice>
        <input
          type="radio"
          name="status"
          value="declined"
          checked={status === 'declined'}
          onChange={onNone}
        />
        {isAlone ? 'No podré asistir' : 'No podemos ir'}
      </Choice>
    </Choices>
  )
}
