import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from './theme.ts'

const Place = styled.div<{ $tall?: boolean }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(1.5)};
  min-height: ${({ $tall }) => ($tall ? '70dvh' : 'auto')};
  padding: ${space(6, 2)};
  text-align: center;
  & > p { max-width: 46ch; color: ${({ theme }) => theme.color.inkSoft}; }
`
const Title = styled.h2`font-size: ${({ theme }) => theme.size.displaySmall};`
const BigTitle = styled.h1`font-size: ${({ theme }) => theme.size.displayMedium};`
const Rule = styled.hr`
  width: 48px;
  border: 0;
  border-top: 1px solid ${({ theme }) => theme.color.champagne};
`

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

/** A full-page error: what happened, and the next step. */
export function Failure({
  title,
  children,
  action,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <Place $tall role="alert">
      <Rule />
      <BigTitle>{title}</BigTitle>
      {children && <p>{children}</p>}
      {action}
    </Place>
  )
}
