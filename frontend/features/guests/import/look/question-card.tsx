import { useId } from 'react'
import styled from 'styled-components'
import { countText } from '../../../../lib/count-text.ts'
import { Choice } from '../../../../ui/choice.tsx'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { space } from '../../../../ui/theme.ts'
import { Soft } from './layout.ts'
import type { ShownQuestion } from './shown-problems.ts'

const Slip = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  gap: ${space(2, 5)};
  align-items: start;
  padding: ${space(3, 3.5)};
  border: 1px solid ${({ theme }) => theme.color.mist};
  border-left: 3px solid ${({ theme }) => theme.color.champagne};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space(2.5)};
  }
`
const Ask = styled.div`
  display: grid;
  gap: ${space(0.75)};
  & > h3 { font-size: ${({ theme }) => theme.size.displaySmall}; line-height: 1.2; }
`

/** Radios while they fit in sight. */
const mostRadios = 5

type Props = { asked: ShownQuestion; onAnswer: (value: string) => void }

/** A question that one answer settles for all the rows it is about. */
export function QuestionCard({ asked: { question, message, places }, onAnswer }: Props) {
  const id = useId()
  // The others' messages quote the file themselves.
  const texts = question.key === 'country' ? places.map(({ text }) => text.trim()) : []
  const examples = [...new Set(texts.filter(Boolean))].slice(0, 3)
  return (
    <Slip aria-labelledby={id} data-question={question.key}>
      <Ask>
        <h3 id={id}>{question.text}</h3>
        <p>{message}</p>
        {examples.length > 0 && (
          <Soft>
            {examples.map((example, place) => (
              <span key={example}>
                {place > 0 && ' · '}
                <bdi>{example}</bdi>
              </span>
            ))}
            {places.length > examples.length &&
              ` · y ${countText(places.length - examples.length, 'más', 'más')}`}
          </Soft>
        )}
      </Ask>
      {question.options.length <= mostRadios ? (
        <RadioGroup label={question.text} value={question.chosen} onValueChange={onAnswer}>
          {question.options.map(({ value, label }) => (
            <Choice key={value} value={value}>
              {label}
            </Choice>
          ))}
        </RadioGroup>
      ) : (
        <NativeSelect
          aria-label={question.text}
          value={question.chosen}
          options={question.options}
          onValueChange={onAnswer}
        />
      )}
    </Slip>
  )
}
