import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from './theme.ts'

/** The middle of what is empty or has failed. */
export const Place = styled.div<{ $tall?: boolean }>`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(1.5)};
  min-height: ${({ $tall }) => ($tall ? '70dvh' : 'auto')};
  padding: ${space(6, 2)};
  text-align: center;
  & > p { max-width: 46ch; color: ${({ theme }) => theme.color.inkSoft}; }
`
export const Rule = styled.hr`
  width: 48px;
  border: 0;
  border-top: 1px solid ${({ theme }) => theme.color.champagne};
`
const BigTitle = styled.h1`font-size: ${({ theme }) => theme.size.displayMedium};`

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
