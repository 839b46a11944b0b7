import { RadioGroup as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Hint } from './field.tsx'
import { space } from './theme.ts'

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(1.5)};
  min-height: 44px;
  padding: ${space(1.25, 2)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  cursor: pointer;
  transition: background ${({ theme }) => theme.motion.fast};
  &:hover { border-color: ${({ theme }) => theme.color.ink}; }
  &:has([data-state='checked']) {
    border-color: ${({ theme }) => theme.color.accentDeep};
    background: ${({ theme }) => theme.color.accentWash};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.accentDeep};
  }
  &:has([data-disabled]) { opacity: 0.55; cursor: not-allowed; }
`
const Dot = styled(Radix.Item)`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  margin-top: 2px;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 50%;
  background: ${({ theme }) => theme.color.sheet};
`
const Mark = styled(Radix.Indicator)`
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.accentDeep};
`

/** One choice of a `RadioGroup`: the whole card can be pressed. */
export function Choice({
  value,
  children,
  hint,
  disabled,
}: {
  value: string
  children: ReactNode
  hint?: ReactNode
  disabled?: boolean
}) {
  const id = useId()
  return (
    <Row htmlFor={id}>
      <Dot id={id} value={value} disabled={disabled}>
        <Mark />
      </Dot>
      <span>
        {children}
        {hint && (
          <Hint as="span" style={{ display: 'block' }}>
            {hint}
          </Hint>
        )}
      </span>
    </Row>
  )
}
