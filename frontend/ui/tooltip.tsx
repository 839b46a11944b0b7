import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from './theme.ts'

const Bubble = styled(Radix.Content)`
  z-index: ${({ theme }) => theme.layer.menu};
  max-width: 280px;
  padding: ${space(0.75, 1.5)};
  border: 1px solid ${({ theme }) => theme.color.mist};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
  font-size: ${({ theme }) => theme.size.small};
`

/** Wrap a page or table in it once; its tooltips share the delays (docs/product.md, "Screens"). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/** A hint on hover and focus; `children` is one element that can be focused. Needs a `TooltipProvider` above. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Bubble sideOffset={6} collisionPadding={8}>
          {text}
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  )
}
