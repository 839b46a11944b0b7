import type { ReactNode } from 'react'
import styled from 'styled-components'
import { figure } from '../../lib/count-text.ts'
import { columns, Sheet, Stack } from '../../ui/layout.ts'
import { space } from '../../ui/theme.ts'

export const Grid = styled.div`
  ${columns(1, 1)}
  gap: ${space(3)};
`
const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(3, 2)};
  ${({ theme }) => theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const Pair = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-top: ${space(1.5)};
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  & > dt { color: ${({ theme }) => theme.color.inkSoft}; }
  & > dd { margin: 0; font-size: 2.25rem; line-height: 1.15; font-variant-numeric: tabular-nums; white-space: nowrap; }
`

/** A row of labelled numbers. */
export function Figures({ values }: { values: readonly (readonly [string, number | string])[] }) {
  return (
    <Row>
      {values.map(([name, value]) => (
        <Pair key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'number' ? figure(value) : value}</dd>
        </Pair>
      ))}
    </Row>
  )
}

/** One block of statistics. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet $gap={2} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </Sheet>
  )
}

const Bar = styled.div<{ $share: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(2)};
  font-variant-numeric: tabular-nums;
  & > dd { margin: 0; white-space: nowrap; }
  &::after {
    content: '';
    grid-column: 1 / -1;
    height: 6px;
    margin-top: ${space(0.5)};
    border-radius: ${({ theme }) => theme.radius.pill};
    background: linear-gradient(
      to right,
      ${({ theme }) => theme.color.accentDeep} ${({ $share }) => $share * 100}%,
      ${({ theme }) => theme.color.mist} 0
    );
  }
`

/** Counts as horizontal bars, always with the number. */
export function Bars({ values, of }: { values: readonly (readonly [string, number])[]; of?: number }) {
  const whole = of ?? Math.max(1, ...values.map(([, value]) => value))
  return (
    <Stack as="dl" $gap={1.25}>
      {values.map(([name, value]) => (
        <Bar key={name} $share={whole > 0 ? value / whole : 0}>
          <dt>{name}</dt>
          <dd>{figure(value)}</dd>
        </Bar>
      ))}
    </Stack>
  )
}

/** The first `shown` of a list, then how many more there are: '+12 más', '+2 familias más'. */
export function ShortList({
  lines,
  shown,
  more,
}: {
  lines: readonly { key: string; text: ReactNode }[]
  shown: number
  more: (count: number) => string
}) {
  return (
    <Stack as="ul" $gap={0.5}>
      {lines.slice(0, shown).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      {lines.length > shown && <li>{more(lines.length - shown)}</li>}
    </Stack>
  )
}
