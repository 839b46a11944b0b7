import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Hint } from './field.tsx'
import { useRadioGroup } from './radio-group.tsx'
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
  &:has(:checked) {
    border-color: ${({ theme }) => theme.color.accentDeep};
    background: ${({ theme }) => theme.color.accentWash};
    box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.accentDeep};
  }
  &:has(:disabled) { opacity: 0.55; cursor: not-allowed; }
`
const Dot = styled.input`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  margin: 2px 0 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 50%;
  background: ${({ theme }) => theme.color.sheet};
  appearance: none;
  cursor: inherit;
  /* A border and not a background: it is drawn in forced colours too. */
  &:checked::before {
    border: 5px solid ${({ theme }) => theme.color.accentDeep};
    border-radius: 50%;
    content: '';
  }
`

/** One choice of a `RadioGroup`: the whole card can be pressed. The browser's own radio: an arrow chooses at once. */
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
  const { name, chosen, choose } = useRadioGroup()
  return (
    <Row>
      <Dot
        type="radio"
        name={name}
        value={value}
        checked={value === chosen}
        disabled={disabled}
        onChange={() => choose(value)}
      />
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
