import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from './theme.ts'

type Tone = 'neutral' | 'good' | 'waiting' | 'bad'

const Strip = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2, 2.5)};
  border-left: 3px solid
    ${({ theme, $tone }) =>
      ({
        neutral: theme.color.line,
        good: theme.color.sage,
        waiting: theme.color.champagne,
        bad: theme.color.wine,
      })[$tone]};
  background: ${({ theme, $tone }) =>
    ({
      neutral: theme.color.mist,
      good: theme.color.sageWash,
      waiting: theme.color.champagneWash,
      bad: theme.color.wineWash,
    })[$tone]};
`
const Title = styled.p`font-weight: 500;`

/** A message above the content, with at most one action. */
export function Banner({
  title,
  tone = 'neutral',
  action,
  children,
}: {
  title?: ReactNode
  tone?: Tone
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <Strip $tone={tone} role={tone === 'bad' ? 'alert' : 'note'}>
      <div>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </Strip>
  )
}
