import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Place, Rule } from './failure.tsx'

const Title = styled.h2`font-size: ${({ theme }) => theme.size.displaySmall};`

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <Place>
      <Rule />
      <Title>{title}</Title>
      {children && <p>{children}</p>}
      {action}
    </Place>
  )
}
