import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import styled from 'styled-components'
import { useFieldWiring } from './field.tsx'
import { controlLook } from './input.tsx'
import { space } from './theme.ts'

const Trigger = styled(Radix.Trigger)<{ $compact?: boolean }>`
  ${controlLook}
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  width: ${({ $compact }) => ($compact ? 'auto' : '100%')};
  min-width: 0;
  max-width: 100%;
  text-align: left;
  cursor: pointer;
  & > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`
const Panel = styled(Radix.Content)`
  z-index: ${({ theme }) => theme.layer.menu};
  min-width: var(--radix-select-trigger-width);
  max-height: min(24rem, var(--radix-select-content-available-height));
  padding: ${space(0.5)} 0;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.mist};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
`
const Item = styled(Radix.Item)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 44px;
  padding: ${space(0.5, 2)};
  outline: none;
  cursor: pointer;
  user-select: none;
  &[data-highlighted] { background: ${({ theme }) => theme.color.accentWash}; }
  &[data-disabled] { opacity: 0.5; cursor: default; }
`

export type SelectOption = { value: string; label: string; disabled?: boolean }
type SelectProps = {
  options: readonly SelectOption[]
  value?: string
  onValueChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
  /** Name for assistive technology when it stands outside a `Field`. */
  label?: string
  /** As wide as its text instead of its place. */
  compact?: boolean
  name?: string
}

/** A select with type-ahead, which resets after 1 s. Radix does not allow `''` as an option's value. */
export function Select({ options, placeholder, label, compact, ...root }: SelectProps) {
  const wiring = useFieldWiring()
  return (
    <Radix.Root {...root}>
      <Trigger {...wiring} aria-label={label} $compact={compact}>
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <ChevronDown size={18} aria-hidden="true" />
        </Radix.Icon>
      </Trigger>
      <Radix.Portal>
        <Panel position="popper" sideOffset={4}>
          <Radix.Viewport>
            {options.map((option) => (
              <Item key={option.value} value={option.value} disabled={option.disabled}>
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check size={16} aria-hidden="true" />
                </Radix.ItemIndicator>
              </Item>
            ))}
          </Radix.Viewport>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}
