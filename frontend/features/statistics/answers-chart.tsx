import styled from 'styled-components'
import type { AdvancedStatistics } from '../../../domain/calls/statistics.ts'
import { figure } from '../../lib/count-text.ts'
import { useMedia } from '../../lib/use-media.ts'
import { space } from '../../ui/theme.ts'
import { AnswersTable } from './answers-table.tsx'
import { dayText, scaleMaximum, withEmptyDays } from './chart-scale.ts'

const widths = { wide: 1000, narrow: 420 } as const
const height = 220
const left = 44
const bottom = 28

const Figure = styled.figure`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  & svg { width: 100%; height: auto; overflow: visible; }
  & text { font-size: 13px; fill: ${({ theme }) => theme.color.inkSoft}; font-variant-numeric: tabular-nums; }
  ${({ theme }) => theme.media.phone} { & text { font-size: 18px; } }
`
const Rule = styled.line`stroke: ${({ theme }) => theme.color.mist};`
const Confirmed = styled.rect`fill: ${({ theme }) => theme.color.accentDeep};`
const Declined = styled.rect`
  fill: ${({ theme }) => theme.color.sheet};
  stroke: ${({ theme }) => theme.color.ink};
  stroke-width: 1;
`
const Legend = styled.figcaption`
  display: flex;
  gap: ${space(3)};
  font-size: ${({ theme }) => theme.size.small};
  & > span::before {
    content: '';
    display: inline-block;
    width: 12px;
    height: 12px;
    margin-right: ${space(0.75)};
    border: 1px solid ${({ theme }) => theme.color.ink};
  }
  & > span:first-child::before {
    border-color: ${({ theme }) => theme.color.accentDeep};
    background: ${({ theme }) => theme.color.accentDeep};
  }
`

type Props = { days: AdvancedStatistics['answersByDay'] }

/** RSVPs by day as stacked columns, with a table for screen readers. */
export function AnswersChart({ days }: Props) {
  const isNarrow = useMedia('(max-width: 639px)')
  const width = isNarrow ? widths.narrow : widths.wide
  const all = withEmptyDays(days)
  if (all.length === 0) return <p>Aquí verás las respuestas día a día en cuanto llegue la primera.</p>
  const top = scaleMaximum(Math.max(...all.map(({ confirmed, declined }) => confirmed + declined)))
  const step = (width - left) / all.length
  const column = Math.min(step * 0.7, 36)
  const y = (value: number) => (height - bottom) * (1 - value / top) + 8
  const labelled = Math.max(1, Math.ceil(all.length / (isNarrow ? 3 : 6)))
  return (
    <Figure>
      <svg viewBox={`0 0 ${width} ${height + 8}`} aria-hidden="true">
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <Rule x1={left} x2={width} y1={y(value)} y2={y(value)} />
            <text x={left - 10} y={y(value) + 4} textAnchor="end">
              {figure(value)}
            </text>
          </g>
        ))}
        {all.map(({ day, confirmed, declined }, place) => {
          const x = left + place * step + (step - column) / 2
          return (
            <g key={day}>
              <Confirmed x={x} width={column} y={y(confirmed)} height={y(0) - y(confirmed)} />
              {declined > 0 && (
                <Declined
                  x={x + 0.5}
                  width={Math.max(1, column - 1)}
                  y={y(confirmed + declined)}
                  height={y(confirmed) - y(confirmed + declined)}
                />
              )}
              {place % labelled === 0 && (
                <text x={x + column / 2} y={height + 2} textAnchor="middle">
                  {dayText(day)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <Legend aria-hidden="true">
        <span>Asisten</span>
        <span>No asisten</span>
      </Legend>
      <AnswersTable days={days} />
    </Figure>
  )
}
