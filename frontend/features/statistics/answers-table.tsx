import type { AdvancedStatistics } from '../../../domain/calls/statistics.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { dayText } from './chart-scale.ts'

type Props = { days: AdvancedStatistics['answersByDay'] }

/** What the chart draws, for screen readers. */
export function AnswersTable({ days }: Props) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>Respuestas por día</caption>
        <thead>
          <tr>
            <th scope="col">Día</th>
            <th scope="col">Asisten</th>
            <th scope="col">No asisten</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, confirmed, declined }) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              <td>{confirmed}</td>
              <td>{declined}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
