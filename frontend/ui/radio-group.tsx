import { RadioGroup as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Hint, useFieldWiring } from './field.tsx'
import { space } from './theme.ts'

const Group = styled(Radix.Root)<{ $columns: number; $compact: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${space(1)};
  ${({ $compact, theme }) =>
    $compact &&
    `
    & > label {
      position: relative;
      align-items: center;
      justify-content: center;
      padding: ${space(1, 0.5)};
      font-size: ${theme.size.small};
      text-align: center;
      &:has([data-state='checked']) { font-weight: 500; }
      &:has(:focus-visible) { outline: 2px solid ${theme.color.accentDeep}; outline-offset: 2px; }
      & > button { position: absolute; opacity: 0; }
    }`}
`
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

type RadioGroupProps = {
  value?: string
  onValueChange: (value: string) => void
  disabled?: boolean
  /** Choices side by side on one line. */
  columns?: number
  /** Without the dots, so that three fit a phone; the chosen one is told by its frame and weight. */
  compact?: boolean
  /** Name for assistive technology when it stands outside a `Field group`. */
  label?: string
  children: ReactNode
}

/** One of several, all in sight; its children are `Choice`s. Inside `<Field group>` the field's label names it. */
export function RadioGroup({ columns = 1, compact = false, label, children, ...rest }: RadioGroupProps) {
  const { id: _, ...wiring } = useFieldWiring()
  return (
    <Group {...wiring} {...rest} aria-label={label} $columns={columns} $compact={compact}>
      {children}
    </Group>
  )
}

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
