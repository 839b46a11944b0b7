import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { noteOpener } from './opener.ts'
import { space } from './theme.ts'

const Panel = styled(Radix.Content)`
  z-index: ${({ theme }) => theme.layer.menu};
  min-width: 220px;
  padding: ${space(0.5)} 0;
  border: 1px solid ${({ theme }) => theme.color.mist};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
`
/** One line of a menu; `onSelect` acts, `asChild` lets it be a link. */
export const MenuItem = styled(Radix.Item)<{ $danger?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 44px;
  padding: ${space(0.5, 2)};
  outline: none;
  color: ${({ theme, $danger }) => ($danger ? theme.color.wine : theme.color.ink)};
  text-decoration: none;
  cursor: pointer;
  &[data-highlighted] { background: ${({ theme }) => theme.color.accentWash}; }
  &[data-disabled] { opacity: 0.5; cursor: default; }
  & > svg { width: 1.125rem; height: 1.125rem; }
`
export const MenuSeparator = styled(Radix.Separator)`
  height: 1px;
  margin: ${space(0.5)} 0;
  background: ${({ theme }) => theme.color.mist};
`

/** A menu under its `trigger` (one button); its children are `MenuItem`s. */
export function DropdownMenu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Radix.Root modal={false} onOpenChange={(open) => open && noteOpener(button.current)}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Panel align="end" sideOffset={4} collisionPadding={8}>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  )
}
