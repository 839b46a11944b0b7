import { allergenKeys, allergenName, dietaryText, inOrder } from '../../../domain/answer/allergens.ts'
import type { AnswerDraft, ChangePerson } from './answer-draft.ts'
import { Control, Small } from './controls.ts'
import { Allergies } from './person-styles.ts'

type Props = {
  index: number
  person: AnswerDraft['people'][number]
  who: string
  hosts: string
  onChange: ChangePerson
  onShare: ((index: number) => void) | undefined
}

/** What one person cannot eat, behind a tap: the fourteen marks of the law, and words. */
export function AllergyFields({ index, person, who, hosts, onChange, onShare }: Props) {
  const marked = person.allergens ?? []
  const told = dietaryText(inOrder(marked), person.dietary.trim())
  const notice = `dietary-notice-${index}`
  return (
    <Allergies>
      <summary aria-label={`Alergias de ${who}${told && `: ${told}`}`}>{told || 'Alergias'}</summary>
      <fieldset className="marks" aria-label={`Alérgenos de ${who}`} aria-describedby={notice}>
        {allergenKeys.map((key) => (
          <label key={key}>
            <input
              type="checkbox"
              name={`attendees[${index}][allergens]`}
              value={key}
              checked={marked.includes(key)}
              onChange={({ target }) =>
                onChange(index, {
                  allergens: target.checked ? [...marked, key] : marked.filter((one) => one !== key),
                })
              }
            />
            {allergenName(key)}
          </label>
        ))}
      </fieldset>
      <Control
        name={`attendees[${index}][dietary]`}
        aria-label={`Otras alergias o intolerancias de ${who}`}
        aria-describedby={notice}
        value={person.dietary}
        maxLength={500}
        autoComplete="off"
        placeholder="Otra: vegetariana, sin picante…"
        onChange={({ target }) => onChange(index, { dietary: target.value })}
      />
      {onShare && told && (
        <button type="button" className="scripted share" onClick={() => onShare(index)}>
          Igual para todos
        </button>
      )}
      <Small id={notice}>
        Opcional. Pueden ser datos de salud (art. 9 del RGPD): al indicarlas consientes que {hosts} las lean y
        las compartan con el catering, solo para preparar el menú.
      </Small>
    </Allergies>
  )
}
