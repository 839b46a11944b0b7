import { createContext, type ReactNode, useContext, useId } from 'react'
import styled from 'styled-components'
import { useFieldWiring } from './field.tsx'
import { space } from './theme.ts'

type RadioGroupState = { name: string; chosen?: string; choose: (value: string) => void }
const RadioGroupContext = createContext<RadioGroupState>({ name: '', choose: () => {} })

/** What a `Choice` needs of the group that it stands in. */
export const useRadioGroup = () => useContext(RadioGroupContext)

const Group = styled.div<{ $columns: number; $compact: boolean }>`
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
      &:has(:checked) { font-weight: 500; }
      &:has(:focus-visible) { outline: 2px solid ${theme.color.accentDeep}; outline-offset: 2px; }
      & > input { position: absolute; opacity: 0; }
    }`}
`

type RadioGroupProps = {
  value?: string
  onValueChange: (value: string) => void
  /** Choices side by side on one line. */
  columns?: number
  /** Without the dots, so that three fit a phone; the chosen one is told by its frame and weight. */
  compact?: boolean
  /** Name for assistive technology when it stands outside a `Field group`. */
  label?: string
  children: ReactNode
}

/** One of several, all in sight; its children are `Choice`s. Inside `<Field group>` the field's label names it. */
export function RadioGroup({
  value,
  onValueChange,
  columns = 1,
  compact = false,
  label,
  children,
}: RadioGroupProps) {
  const name = useId()
  const { id: _, ...wiring } = useFieldWiring()
  return (
    <Group role="radiogroup" {...wiring} aria-label={label} $columns={columns} $compact={compact}>
      <RadioGroupContext value={{ name, chosen: value, choose: onValueChange }}>{children}</RadioGroupContext>
    </Group>
  )
}
