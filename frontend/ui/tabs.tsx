import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { space } from './theme.ts'

const List = styled(Radix.List)`
  display: flex;
  gap: ${space(3)};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  ${({ theme }) => theme.media.phone} { gap: ${space(1.75)}; }
`
const Trigger = styled(Radix.Trigger)`
  flex: none;
  min-height: 48px;
  padding: ${space(1, 0.25)};
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${({ theme }) => theme.color.inkSoft};
  transition: color ${({ theme }) => theme.motion.fast};
  &:hover { color: ${({ theme }) => theme.color.ink}; }
  &:focus-visible { outline-offset: -4px; }
  &[data-state='active'] {
    color: ${({ theme }) => theme.color.ink};
    font-weight: 500;
    border-bottom-color: ${({ theme }) => theme.color.accentDeep};
  }
`

/** Tabs with their list; panels are `TabPanel`s with the same `value`s. */
export function Tabs({
  tabs,
  label,
  children,
  ...rest
}: { tabs: readonly { value: string; label: ReactNode }[]; label: string; children: ReactNode } & Omit<
  ComponentProps<typeof Radix.Root>,
  'children'
>) {
  return (
    <Radix.Root {...rest}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {children}
    </Radix.Root>
  )
}

export const TabPanel = styled(Radix.Content)`
  padding-top: ${space(4)};
`
